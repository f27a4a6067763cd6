import { peopleAgreed, peoplePriced } from '@plenary/contracts/events';
import type { Supplement } from '@plenary/contracts/supplements';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { makeBooking } from '../testing/make-booking.ts';
import { onEachSupplementsWorld } from '../testing/supplements-world.ts';
import { fillIn, surveyOf } from '../testing/survey-answers.ts';
import { staff } from '../testing/survey-world.ts';

// Lifecycle L23.

onEachSupplementsWorld((world) => {
  const pax = { path: 'days.0.plenaries.0.pax', signed: 24 };
  /** Nobody validates it: no answer to a price or a charge takes it back. */
  const laterStart = { path: 'days.0.plenaries.0.startTime', signed: '08:00', agreed: '09:00' };
  /** A survey with so many people, accepted at the price for them; answers its id and the revision that was told. */
  const priced = async (pax: number) => {
    const eventId = await world.eventOf();
    const { validate } = await fillIn(world, eventId, { pax });
    await validate();
    expect((await world.accept(eventId, { pricesPeople: true })).status).toBe(204);
    await world.settle();
    return { eventId, ...lastTold() };
  };
  const lastTold = () => {
    const { sequence, payload } = world.told.findLast(({ type }) => type === peopleAgreed) ?? {};
    return { surveyRevision: sequence ?? 0, quoteId: (payload as { quoteId: string }).quoteId };
  };
  const decline = async ({ quoteId, surveyRevision }: { quoteId: string; surveyRevision: number }, state = 'declined') => {
    const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
    const payload = { quoteId, surveyRevision, state };
    const event = { id: `${state}-${surveyRevision}`, type: peoplePriced, aggregateId: quoteId, sequence: surveyRevision, payload };
    const { status } = await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
    expect(status).toBe(204);
    await world.settle();
  };
  const textOf = (part: string) => world.mails.find(({ id }) => id.includes(part))?.text.replaceAll(/\s/g, ' ') ?? '';

  describe('a price for the people of an accepted survey', () => {
    itOnBothEngines('that the customer declines takes the numbers back: they differ again, and wait for staff, who are told', async () => {
      const { eventId, ...told } = await priced(30);
      expect((await world.staffSees(eventId)).agreed).toContainEqual(expect.objectContaining({ ...pax, agreed: 30 }));
      await decline(told);
      const { status, agreed, differences, history } = await world.staffSees(eventId);
      expect(status).toBe('WAITING_COMET_VALIDATION');
      expect(agreed).toMatchObject([laterStart]);
      expect(differences).toContainEqual(expect.objectContaining({ path: pax.path, initial: 24, current: 30 }));
      expect(history.at(-1)).toMatchObject({ kind: 'people-declined', by: 'claire@atelier-nord.example' });
      expect(textOf('-people-declined-')).toContain('Participants : 24 → 30');
      expect((await world.customerSees(eventId)).status).toBe('WAITING_COMET_VALIDATION');
      await decline(told);
      expect((await world.staffSees(eventId)).history).toHaveLength(history.length);
    });

    itOnBothEngines('goes with a booking that is cancelled: where that comes back, the answers wait for staff again', async () => {
      const { eventId, ...told } = await priced(30);
      await decline(told, 'offered');
      const mailed = world.mails.length;
      await world.tell('booking.cancelled', 8, { ...makeBooking(), standing: 'cancelled' });
      await world.tell('booking.reinstated', 9, makeBooking());
      await world.settle();
      const { status, agreed, differences, history } = await world.staffSees(eventId);
      expect([status, agreed, history.at(-1).kind]).toMatchObject(['WAITING_COMET_VALIDATION', [laterStart], 'people-withdrawn']);
      expect(differences).toContainEqual(expect.objectContaining({ path: pax.path, initial: 24, current: 30 }));
      expect((await world.customerSees(eventId)).agreedChanges).toMatchObject([laterStart]);
      expect(world.mails.slice(mailed).map(({ id }) => id.replace(/^.*-(event-\w+)-.*$/, '$1'))).toEqual([
        'event-cancelled',
        'event-reinstated',
      ]);
      await decline(told, 'withdrawn');
      expect((await world.staffSees(eventId)).history).toHaveLength(history.length);
    });

    it.each([['expired'], ['withdrawn']])('that has %s takes them back as well, in the name of the house', async (how) => {
      const { eventId, ...told } = await priced(30);
      await decline(told, how);
      const { status, history } = await world.staffSees(eventId);
      expect([status, history.at(-1).kind]).toEqual(['WAITING_COMET_VALIDATION', `people-${how}`]);
      expect(history.at(-1).by).not.toContain('@');
    });

    itOnBothEngines('is asked for no more where the people are those of the booking again, and no mail announces one', async () => {
      const { eventId, ...told } = await priced(30);
      await decline(told, 'offered');
      const { put, get, validate } = await fillIn(world, eventId, { pax: 30 });
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 24 });
      await validate();
      await world.accept(eventId, { pricesPeople: true });
      await world.settle();
      expect(world.told.findLast(({ type }) => type === peopleAgreed)?.payload).not.toHaveProperty('pricedBy');
      const [first, second] = world.mails.filter(({ id }) => id.includes('-accepted-'));
      expect(second?.text).not.toContain('30 → 24');
      expect(first?.subject).toContain('prix à suivre');
      expect(second?.subject).toBe('Vos demandes pour Comet Ternes sont validées');
    });

    itOnBothEngines('that a later acceptance has replaced goes with the price of that one', async () => {
      const { eventId, ...first } = await priced(30);
      const { put, get, validate } = await fillIn(world, eventId, { pax: 30 });
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 31 });
      await validate();
      await world.accept(eventId, { pricesPeople: true });
      await world.settle();
      await decline(first, 'withdrawn');
      const second = await world.staffSees(eventId);
      expect(second).toMatchObject({ status: 'DONE', agreed: expect.arrayContaining([expect.objectContaining({ ...pax, agreed: 31 })]) });
      await decline(lastTold());
      const { status, agreed, differences } = await world.staffSees(eventId);
      expect([status, agreed]).toMatchObject(['WAITING_COMET_VALIDATION', [laterStart]]);
      expect(differences).toContainEqual(expect.objectContaining({ path: pax.path, initial: 24, current: 31 }));
    });

    itOnBothEngines(
      'that waits for the customer is told with each number, which is the booking’s from the day that they agree',
      async () => {
        const { eventId, ...told } = await priced(30);
        await decline(told, 'offered');
        expect((await world.customerSees(eventId)).agreedChanges).toContainEqual(
          expect.objectContaining({ ...pax, agreed: 30, awaitsCustomer: true }),
        );
        const booking = makeBooking();
        const days = booking.days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: 30 } }));
        const accepted = new Date(world.clock.now).toISOString();
        world.clock.now += 86_400_000;
        const at = new Date(world.clock.now).toISOString();
        await world.tell('booking.changed', 9, { ...booking, days, causedBy: `survey:${told.surveyRevision}` });
        await world.settle();
        const { status, agreed } = await world.staffSees(eventId);
        expect(status).toBe('DONE');
        expect(agreed).toContainEqual({ ...pax, agreed: 30, at: accepted, isBooked: true, by: staff.email });
        expect(agreed.every((change: object) => !('awaitsCustomer' in change))).toBe(true);
        expect((await world.customerSees(eventId)).agreedChanges).toContainEqual({ ...pax, agreed: 30, at, isBooked: true });

        const { put, get, validate } = surveyOf(world, eventId);
        await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 31 });
        await validate();
        await world.accept(eventId, { pricesPeople: true });
        await world.settle();
        await decline(lastTold(), 'offered');
        expect((await world.customerSees(eventId)).agreedChanges).toContainEqual(
          expect.objectContaining({ path: pax.path, signed: 30, agreed: 31, awaitsCustomer: true, until: 30 }),
        );
      },
    );

    itOnBothEngines('that an amendment signed stay told where those of the first quote are agreed on beside it', async () => {
      const { eventId, ...told } = await priced(30);
      const booking = makeBooking();
      const days = booking.days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: 30 } }));
      await world.tell('booking.changed', 9, { ...booking, days, causedBy: `survey:${told.surveyRevision}` });
      const { put, get, validate } = surveyOf(world, eventId);
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 24 });
      await validate();
      const at = new Date(world.clock.now).toISOString();
      await world.accept(eventId, { pricesPeople: false });
      expect((await world.customerSees(eventId)).agreedChanges).toContainEqual({ path: pax.path, signed: 30, agreed: 24, at });
    });

    itOnBothEngines('that the customer agreed to stays where a charge of its acceptance is refused later', async () => {
      const eventId = await world.eventOf();
      const survey = await fillIn(world, eventId, { pax: 30, configuration: 'board' });
      await survey.validate();
      await world.accept(eventId, { pricesPeople: true, charge: { label: 'Une heure de plus', excludingVat: 20_000 } });
      await world.settle();
      const booking = makeBooking();
      const days = booking.days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: 30 } }));
      await world.tell('booking.changed', 9, { ...booking, days, causedBy: `survey:${lastTold().surveyRevision}` });
      const { proposedCharges, agreedChanges } = await world.customerSees(eventId);
      const setUp = { path: 'days.0.plenaries.0.configuration', signed: 'theater', agreed: 'board' };
      expect(agreedChanges).toContainEqual(expect.objectContaining({ ...setUp, awaitsCustomer: true, until: 'theater' }));
      expect(agreedChanges).toContainEqual({ ...pax, agreed: 30, at: expect.any(String), isBooked: true });
      await world.answer(eventId, proposedCharges[0].id, false);
      await world.settle();
      const { agreed, differences } = await world.staffSees(eventId);
      expect(agreed).toMatchObject([{ ...pax, agreed: 30, isBooked: true }, laterStart]);
      const open = differences.filter(({ warns }: { warns: boolean }) => warns);
      expect(open).toMatchObject([{ path: 'days.0.plenaries.0.configuration', initial: 'theater', current: 'board' }]);
    });

    itOnBothEngines('that the customer declines takes back the charge that came with it', async () => {
      const eventId = await world.eventOf();
      const { validate } = await fillIn(world, eventId, { pax: 30 });
      await validate();
      await world.accept(eventId, { pricesPeople: true, charge: { label: 'Une heure de plus', excludingVat: 20_000 } });
      const { proposedCharges } = await world.customerSees(eventId);
      await world.answer(eventId, proposedCharges[0].id, true);
      await world.settle();
      await decline(lastTold());
      expect((await world.customerSees(eventId)).supplements).toEqual([]);
      expect((await world.staffSees(eventId)).supplements.agreed).toEqual([]);
      expect(textOf('-withdrawn-')).toContain('Une heure de plus');
    });

    describe('with a lunch outside that is charged', () => {
      const lunchOutsidePrices = [{ day: '2026-10-06', excludingVat: 1_000, vatPercent: 10 }];
      /** The same with people at a restaurant elsewhere. */
      const eatingOut = async () => {
        const eventId = await world.eventOf({ lunchOutsidePrices });
        const survey = await fillIn(world, eventId, { pax: 30 });
        await survey.put('day/0/lunch', { pax: 61, service: 'external_restaurant' });
        await survey.validate();
        expect((await world.accept(eventId, { pricesPeople: true })).status).toBe(204);
        await world.settle();
        return { ...survey, eventId, ...lastTold() };
      };
      const billed = async (eventId: string) => {
        const { supplements } = await world.customerSees(eventId);
        return supplements.map(({ excludingVat, awaitsPrice = false }: Supplement) => [excludingVat, awaitsPrice]);
      };
      const toldToCrm = () => world.crm.at(-1)?.supplements.map(({ excludingVat }) => excludingVat);

      itOnBothEngines('waits with the price, and is billed once the customer agrees to it', async () => {
        const { eventId, ...told } = await eatingOut();
        expect(textOf('-accepted-')).toMatch(/Supplément, à la même condition : Restaurant extérieur, .*: 610,00 € HT, 671,00 € TTC/);
        await decline(told, 'offered');
        expect(await billed(eventId)).toEqual([[61_000, true]]);
        expect(toldToCrm()).toEqual([]);
        expect((await world.staffSees(eventId)).supplements.agreed).toMatchObject([{ awaitsPrice: true }]);
        const booking = makeBooking({ lunchOutsidePrices });
        const days = booking.days.map((day) => ({ ...day, plenary: { ...day.plenary, pax: 30 } }));
        await world.tell('booking.changed', 9, { ...booking, days, causedBy: `survey:${told.surveyRevision}` });
        await world.settle();
        expect(await billed(eventId)).toEqual([[61_000, false]]);
        expect(textOf('-lunch-agreed-')).toContain('mardi 6 octobre : Restaurant extérieur, 61');
        expect(toldToCrm()).toEqual([61_000]);
      });

      it('goes with the price of a later acceptance, and stays with it where yet another has none', async () => {
        const { eventId, put, validate, get, ...first } = await eatingOut();
        await decline(first, 'offered');
        const saveWith = async (pax: number) => {
          await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax });
          await validate();
        };
        await saveWith(31);
        await world.accept(eventId, { pricesPeople: true });
        await world.settle();
        await decline(first, 'withdrawn');
        expect(await billed(eventId)).toEqual([[61_000, false]]);
        const second = lastTold();
        await decline(second, 'offered');
        expect(await billed(eventId)).toEqual([[61_000, true]]);
        await saveWith(24);
        await world.accept(eventId);
        await world.settle();
        expect(await billed(eventId)).toEqual([[61_000, true]]);
        await decline(second, 'withdrawn');
        expect(await billed(eventId)).toEqual([]);
      });

      itOnBothEngines('is taken back with a price that is declined, and no lunch at the venue is billed as one outside', async () => {
        const { eventId, put, validate, ...told } = await eatingOut();
        await decline(told, 'offered');
        await decline(told);
        expect(await billed(eventId)).toEqual([]);
        expect(toldToCrm()).toEqual([]);
        await world.sendBack(eventId, 'Comme signé, alors ?');
        await put('day/0/plenary/0', { ...(await surveyOf(world, eventId).get('day/0/plenary/0')).body, pax: 24 });
        await put('day/0/lunch', { pax: 24, service: 'service1' });
        expect((await validate()).body.status).toBe('DONE');
        expect(await billed(eventId)).toEqual([]);
      });
    });

    it('is none where staff ask for it and no number of people differs', async () => {
      const eventId = await world.eventOf();
      const { put, get, validate } = await fillIn(world, eventId);
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, configuration: 'board' });
      expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
      expect((await world.accept(eventId, { pricesPeople: true })).status).toBe(204);
      await world.settle();
      expect(world.told.findLast(({ type }) => type === peopleAgreed)?.payload).not.toHaveProperty('pricedBy');
      expect(textOf('-accepted-')).not.toContain('Si le prix de votre réservation change');
    });

    it('is told with the acceptance: the numbers hold with the customer’s agreement, where it is needed', async () => {
      await priced(30);
      expect(textOf('-accepted-')).toContain('Si le prix de votre réservation change avec ces nombres de personnes');
      expect(textOf('-accepted-')).toMatch(/au prix qui vous est envoyé\s: .*Participants\s: 24 → 30/);
      expect(textOf('-accepted-')).not.toMatch(/Votre logistique est enregistrée|Tout est validé/);
    });
  });
});
