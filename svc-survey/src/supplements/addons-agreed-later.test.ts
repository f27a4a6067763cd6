import { peopleAgreed } from '@plenary/contracts/events';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { shareTokenOf } from '../testing/share-token-of.ts';
import { onEachSupplementsWorld } from '../testing/supplements-world.ts';
import { roomBody, surveyOf } from '../testing/survey-answers.ts';
import { claire, staff } from '../testing/survey-world.ts';

const namesOf = (supplements: readonly { addon: string | null }[]) => supplements.map(({ addon }) => addon);
const addonOf = (body: { addons: { name: string }[] }, wanted: string) => body.addons.find(({ name }) => name === wanted);

onEachSupplementsWorld((world) => {
  itOnBothEngines('an agreed one claims its place, brings its questions, and is reported to svc-booking and the CRM once', async () => {
    const eventId = await world.eventOf();
    const { get, put, validate } = await world.asking({ afterwork: true, wellness: true }, eventId);
    await world.settle();
    expect((await world.accept(eventId)).status).toBe(204);
    expect(world.claims).toEqual([{ quoteId: makeBooking().quoteId, sequence: 1 }]);
    expect((await get('')).body).toMatchObject({ status: 'TODO', isLogOk: false });
    expect((await get('day/0')).body.steps.map(({ type }: { type: string }) => type)).toEqual([
      'plenary',
      'lunch',
      'wellness',
      'afterwork',
    ]);
    expect((await get('day/0/afterwork')).body).toMatchObject({ pax: 24, startTime: '18:00', endTime: '19:30' });
    expect((await validate()).body.errors).toEqual({ 'days.0.wellness.startTime': 'required' });
    await put('day/0/wellness', { pax: 10, startTime: '10:00', duration: 'PT15M', comment: '' });
    expect((await validate()).body).toEqual({ status: 'DONE', hasWarning: false });
    world.clock.now += 120_000;
    await world.settle();
    expect(world.toldOfAddons()).toEqual([[2, ['wellness', 'afterwork']]]);
    expect(world.crm.map(({ supplements }) => namesOf(supplements))).toEqual([['wellness', 'afterwork']]);
    const mail = world.mails.find(({ id }) => id.includes('-accepted-'));
    expect(mail?.text).toContain('nouvelles questions');
    expect(mail?.text).toMatch(/Bien-être: prix à confirmer\s+Afterwork: prix à confirmer/);
    expect((await get('summary')).body.supplements).toMatchObject({
      agreed: [{ addon: 'wellness' }, { addon: 'afterwork' }],
      proposed: [],
    });
  });

  it('can be asked for while the survey takes answers and one is left to be had, as the event says', async () => {
    const addons = { teambuilding: true, wellness: true, facilitator: false, afterwork: true };
    const eventId = await world.eventOf({ addons });
    const canAsk = async () => (await world.customerSees(eventId)).canAskForAddons;
    expect(await canAsk()).toBe(true);
    await world.writeStatus(eventId, 'WAITING_COMET_VALIDATION');
    expect(await canAsk()).toBe(false);
    await world.writeStatus(eventId, 'DONE');
    await world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, staff, { body: { isLogOk: true } });
    expect(await canAsk()).toBe(false);
    const whole = await world.eventOf({ quoteId: '00000000-0000-4000-8000-00000000a002', addons: { ...addons, facilitator: true } });
    expect((await world.customerSees(whole)).canAskForAddons).toBe(false);
  });

  // Lifecycle L23.
  itOnBothEngines(
    'an agreed one is for its own people: neither a change of the booking nor a price for those of the survey moves them',
    async () => {
      const eventId = await world.eventOf();
      const { get, put, validate } = await world.asking({ afterwork: true }, eventId);
      await world.accept(eventId);
      const days = [bookedDay('2026-10-06', { plenary: { pax: 30, duration: 'AM, PM', configuration: 'theater' }, lunchPax: 30 })];
      await world.tell('booking.changed', 6, makeBooking({ days, causedBy: 'change:1' }));
      expect((await get('day/0/plenary/0')).body).toMatchObject({ pax: 30 });
      expect((await get('day/0/afterwork')).body).toMatchObject({ pax: 24, initialPax: 24 });
      const { agreedChanges } = await world.customerSees(eventId);
      expect(agreedChanges.filter(({ path }: { path: string }) => path.includes('afterwork'))).toEqual([]);
      for (const step of ['day/0/plenary/0', 'day/0/lunch']) await put(step, (await get(step)).body);
      await put('day/0/afterwork', { ...(await get('day/0/afterwork')).body, pax: 60 });
      await validate();
      await world.accept(eventId, { pricesPeople: true });
      await world.settle();
      expect(world.told.findLast(({ type }) => type === peopleAgreed)?.payload).not.toHaveProperty('pricedBy');
      expect(world.mails.findLast(({ id }) => id.includes('-accepted-'))?.subject).not.toContain('prix à suivre');
    },
  );

  it('one without questions leaves the survey as saved', async () => {
    const eventId = await world.eventOf();
    const { get } = await world.asking({ facilitator: true }, eventId);
    await world.accept(eventId);
    expect((await get('')).body.status).toBe('DONE');
    expect(world.claims).toEqual([]);
  });

  it('one that can no more be had is offered as such, and accepting it is refused with nothing changed', async () => {
    const eventId = await world.eventOf();
    const { get } = await world.asking({ afterwork: true }, eventId);
    expect(addonOf((await get('upsell')).body, 'afterwork')).toEqual({ name: 'afterwork', state: 'asked', price: null });
    world.state.isTaken = true;
    expect(addonOf((await get('upsell')).body, 'afterwork')).toMatchObject({ state: 'asked', isUnavailable: true });
    expect(addonOf((await get('upsell')).body, 'wellness')).not.toHaveProperty('isUnavailable');
    const before = await world.staffSees(eventId);
    expect(await world.accept(eventId)).toMatchObject({ status: 409, body: { code: 'no-longer-available' } });
    expect(await world.staffSees(eventId)).toEqual(before);
    world.clock.now += 120_000;
    await world.settle();
    expect(world.toldOfAddons()).toEqual([[2, []]]);
  });

  it('while svc-booking is away nothing is accepted, and the questions stand all the same', async () => {
    const eventId = await world.eventOf();
    const { get } = await world.asking({ afterwork: true }, eventId);
    world.state.isAway = true;
    expect((await world.accept(eventId)).status).toBe(503);
    expect((await get('upsell')).status).toBe(200);
    world.state.isAway = false;
    expect((await world.accept(eventId)).status).toBe(204);
  });

  it('an acceptance that comes to nothing after its claim gives the place back', async () => {
    const eventId = await world.eventOf();
    await world.asking({ afterwork: true }, eventId);
    const { claim } = world.places;
    world.places.claim = async (asked) => {
      await claim(asked);
      throw new Error('killed after the claim');
    };
    expect((await world.accept(eventId)).status).toBe(500);
    await world.settle();
    expect(world.toldOfAddons()).toEqual([]);
    world.clock.now += 60_000;
    await world.settle();
    expect(world.toldOfAddons()).toEqual([[2, []]]);
    world.places.claim = claim;
    expect((await world.accept(eventId)).status).toBe(204);
    await world.settle();
    expect(world.claims.map(({ sequence }) => sequence)).toEqual([1, 3]);
    expect(world.toldOfAddons().at(-1)).toEqual([4, ['afterwork']]);
  });

  it('an acceptance that was slower than its claim’s end is refused: the place is given back by then', async () => {
    const eventId = await world.eventOf();
    await world.asking({ afterwork: true }, eventId);
    const { claim } = world.places;
    world.places.claim = async (asked) => {
      await claim(asked);
      world.clock.now += 60_000;
      await world.settle();
    };
    expect(await world.accept(eventId)).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    expect(world.toldOfAddons()).toEqual([[2, []]]);
  });

  it('one that is taken back loses its place and its questions; the customer is told and can ask again', async () => {
    const eventId = await world.eventOf();
    const { get } = await world.asking({ afterwork: true }, eventId);
    await world.accept(eventId);
    expect((await world.withdraw(eventId, 'afterwork')).status).toBe(204);
    expect((await get('day/0/afterwork')).status).toBe(404);
    expect(addonOf((await get('upsell')).body, 'afterwork')).toMatchObject({ state: 'offered' });
    expect((await world.customerSees(eventId)).supplements).toEqual([]);
    await world.settle();
    expect(world.toldOfAddons()).toEqual([
      [2, ['afterwork']],
      [3, []],
    ]);
    expect(world.mails.find(({ id }) => id.includes('-withdrawn-'))).toMatchObject({
      to: 'claire@atelier-nord.example',
      text: expect.stringContaining('Afterwork'),
    });
    expect((await world.withdraw(eventId, 'afterwork')).status).toBe(404);
    expect((await get('')).body.status).toBe('DONE');
  });

  it('keeps its questions and prices when its booking is told again', async () => {
    const at = (excludingVat: number) => ({ excludingVat, includingVat: excludingVat * 1.2 });
    const priced = (facilitator: number, afterwork: number, wellness: number) => ({
      addonPrices: [
        { addon: 'facilitator' as const, ...at(facilitator) },
        { addon: 'afterwork' as const, ...at(afterwork) },
        { addon: 'wellness' as const, ...at(wellness) },
      ],
    });
    const eventId = await world.eventOf(priced(40_000, 50_000, 60_000));
    const { get, put } = await world.asking({ afterwork: true }, eventId);
    await world.accept(eventId, { charge: { label: 'Une heure de plus', excludingVat: 25_000 } });
    await put('upsell', { facilitator: true });
    const { supplements } = await world.staffSees(eventId);
    expect(supplements).toMatchObject({
      asked: [{ addon: 'facilitator', ...at(40_000) }],
      agreed: [{ addon: 'afterwork', ...at(50_000) }],
      proposed: [{ label: 'Une heure de plus' }],
    });
    const wellnessPrice = async () => (addonOf((await get('upsell')).body, 'wellness') as { price?: unknown }).price;
    await world.tell('booking.approved', 6, makeBooking());
    expect([(await world.staffSees(eventId)).supplements, await wellnessPrice()]).toEqual([supplements, at(60_000)]);
    await world.tell('booking.approved', 7, makeBooking(priced(1_000, 2_000, 70_000)));
    expect([(await world.staffSees(eventId)).supplements, await wellnessPrice()]).toEqual([supplements, at(70_000)]);
    expect((await get('day/0/afterwork')).status).toBe(200);
  });

  it('opens a survey that had closed, for the questions that it brings', async () => {
    const eventId = await world.eventOf();
    const { get, put } = await world.asking({ wellness: true }, eventId);
    world.clock.now = Date.UTC(2026, 9, 4);
    expect((await get('')).body.isLogOk).toBe(true);
    await world.accept(eventId);
    expect((await get('')).body).toMatchObject({ isLogOk: false, status: 'TODO' });
    expect((await put('day/0/plenary/0', roomBody)).status).toBe(200);
    const { entries } = (await world.send('GET', '/api/staff/audit-trail', staff)).body;
    expect(entries[0]).toMatchObject({ action: 'survey-accepted', changes: [{ field: 'isLogOk', to: false }] });
  });

  describe('a survey that was reopened for the questions of one that is taken back', () => {
    const stateOf = async (eventId: string) => {
      const { status, isLogOk, history } = await world.staffSees(eventId);
      return { status, isLogOk, last: history.at(-1).kind };
    };

    itOnBothEngines('is done again, and closed as it was', async () => {
      const eventId = await world.eventOf();
      await world.asking({ wellness: true }, eventId);
      world.clock.now = Date.UTC(2026, 9, 4);
      await world.accept(eventId);
      expect((await world.rowOf(eventId))?.logOk).toBe(0);
      await world.withdraw(eventId, 'wellness');
      expect(await world.customerSees(eventId)).toMatchObject({ status: 'DONE', isLogOk: true });
      expect((await world.rowOf(eventId))?.logOk).toBeNull();
      const { entries } = (await world.send('GET', '/api/staff/audit-trail', staff)).body;
      expect(entries[0].changes).toEqual([
        { field: 'wellness', from: null, to: null },
        { field: 'isLogOk', from: false, to: null },
      ]);
    });

    it('is done again with the last of them, however often its booking was told again', async () => {
      const eventId = await world.eventOf();
      await world.asking({ wellness: true, afterwork: true }, eventId);
      await world.accept(eventId);
      await world.withdraw(eventId, 'wellness');
      expect(await stateOf(eventId)).toMatchObject({ status: 'TODO' });
      await world.tell('booking.approved', 6, makeBooking());
      await world.withdraw(eventId, 'afterwork');
      expect(await stateOf(eventId)).toEqual({ status: 'DONE', isLogOk: false, last: 'supplement-withdrawn' });
    });

    it('stays open where the customer has edited another answer', async () => {
      const eventId = await world.eventOf();
      const { put } = await world.asking({ wellness: true }, eventId);
      await world.accept(eventId);
      await put('day/0/plenary/0', { ...roomBody, comment: 'Une estrade' });
      await world.withdraw(eventId, 'wellness');
      expect(await stateOf(eventId)).toMatchObject({ status: 'TODO' });
    });

    it('stays open where staff sent it back since', async () => {
      const eventId = await world.eventOf();
      await world.asking({ wellness: true }, eventId);
      await world.accept(eventId);
      const { put, validate } = surveyOf(world, eventId);
      await put('day/0/wellness', { pax: 10, startTime: '10:00', duration: 'PT1H', comment: '' });
      expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
      await world.sendBack(eventId, 'Une heure est trop longue.');
      await world.withdraw(eventId, 'wellness');
      expect(await stateOf(eventId)).toMatchObject({ status: 'TODO' });
    });
  });

  it('hides agreed prices from readers with the share link', async () => {
    const eventId = await world.eventOf();
    const { url } = (await world.send('POST', `/api/meeting-events/${eventId}/customer-survey/share-link`, claire)).body;
    const token = shareTokenOf(url);
    const path = `/api/meeting-events/${eventId}/customer-survey/share-link/open`;
    const opened = await world.send('POST', path, null, { body: { token } });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const guest = surveyOf(world, eventId, { user: null, cookie });
    expect((await guest.get('summary')).body).not.toHaveProperty('supplements');
  });
});
