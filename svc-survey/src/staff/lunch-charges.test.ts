import { lunchChanged, peopleAgreed, peoplePriced } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { makeScientist } from '../testing/make-scientist.ts';
import { shareTokenOf } from '../testing/share-token-of.ts';
import { fillIn, roomBody, surveyOf } from '../testing/survey-answers.ts';
import { claire, type SurveyWorld, staff } from '../testing/survey-world.ts';

const day = '2026-10-06';
const priced = { lunchOutsidePrices: [{ day, excludingVat: 1_000, vatPercent: 10 }] };
const price = { unitPrice: 1_000, excludingVat: 61_000, includingVat: 67_100 };
const place = { service: 'external_restaurant', initialService: 'external_restaurant' };
const elsewhere = { pax: 61, service: 'external_restaurant' };

const staffSurvey = async (world: SurveyWorld, eventId: string) => (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
const accept = async (world: SurveyWorld, eventId: string, rest: object = {}) => {
  const { revision } = await staffSurvey(world, eventId);
  return (await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision, ...rest } })).status;
};
const eventOf = async (world: SurveyWorld, eventId: string) => (await world.send('GET', `/api/meeting-events/${eventId}`, claire)).body;
const supplementsOf = async (world: SurveyWorld, eventId: string) => (await eventOf(world, eventId)).supplements;

/** Staff choose the lunch of the first day. */
const chooseLunch = async (world: SurveyWorld, eventId: string, lunch: object) => {
  world.clock.now += 60_000;
  const body = { isServiceStaffChoice: true, ...lunch };
  return (await world.send('PUT', `/api/staff/surveys/${eventId}/day/0/lunch`, staff, { body })).status;
};

/** A survey that waits for staff with a lunch at a restaurant elsewhere. */
const waiting = async (world: SurveyWorld) => {
  const eventId = await world.eventOf(priced);
  const survey = await fillIn(world, eventId);
  await survey.put('day/0/lunch', elsewhere);
  expect((await survey.validate()).body.status).toBe('WAITING_COMET_VALIDATION');
  return { ...survey, eventId };
};

/** A survey with a lunch that staff moved to a restaurant before the customer saved it, accepted. */
const agreedOn = async (world: SurveyWorld) => {
  const eventId = await world.eventOf(priced);
  const { validate } = await fillIn(world, eventId);
  await chooseLunch(world, eventId, { type: 'external_restaurant', service: 'external_restaurant' });
  world.clock.now += 60_000;
  await validate();
  expect(await accept(world, eventId)).toBe(204);
  return eventId;
};

/** A survey with the share link in the hands of a guest. */
const sharedWith = async (world: SurveyWorld) => {
  const eventId = await world.eventOf(priced);
  const owner = await fillIn(world, eventId);
  const path = `/api/meeting-events/${eventId}/customer-survey/share-link`;
  const token = shareTokenOf((await world.send('POST', path, claire)).body.url);
  const opened = await world.send('POST', `${path}/open`, null, { body: { token } });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { eventId, owner, guest: surveyOf(world, eventId, { user: null, cookie }) };
};

onEachSurveyWorld((world) => {
  // Covers L-L18.
  describe('a lunch at a restaurant elsewhere', () => {
    itOnBothEngines('costs 10 EUR a person: told in step, summary and to staff, and charged as it is accepted', async () => {
      const { eventId, get } = await waiting(world);
      expect((await get('day/0/lunch')).body.outsidePrice).toEqual({ excludingVat: 1_000, vatPercent: 10 });
      const charge = { dayIndex: 0, ...elsewhere, ...price };
      expect((await get('summary')).body.lunchCharges).toEqual([charge]);
      expect((await staffSurvey(world, eventId)).lunchCharges).toEqual([charge]);
      expect(await accept(world, eventId)).toBe(204);
      const line = { addon: null, excludingVat: 61_000, includingVat: 67_100 };
      const [agreed] = await supplementsOf(world, eventId);
      expect(agreed).toMatchObject(line);
      expect(agreed.label.replaceAll(/\s/g, ' ')).toBe('Restaurant extérieur, 6 oct. 2026, 61 × 10,00 €');
      expect((await get('summary')).body.lunchCharges).toEqual([]);
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-accepted-'));
      expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('61 × 10,00 €: 610,00 €');
    });

    it('is not charged where staff waive it, which is recorded and asked no second time', async () => {
      const { eventId, get, put, validate } = await waiting(world);
      expect((await get('day/0/lunch')).body).not.toHaveProperty('waivedOutside');
      expect(await accept(world, eventId, { waivedLunches: [0] })).toBe(204);
      expect(await supplementsOf(world, eventId)).toEqual([]);
      expect((await get('day/0/lunch')).body.waivedOutside).toEqual({ service: 'external_restaurant', excludingVat: 61_000 });
      const { history, lunchCharges } = await staffSurvey(world, eventId);
      expect(lunchCharges).toEqual([]);
      expect(history).toContainEqual(
        expect.objectContaining({ kind: 'lunch-waived', by: staff.email, message: expect.stringContaining('61 ×') }),
      );
      const { entries } = (await world.send('GET', '/api/staff/audit-trail', staff)).body;
      expect(entries[0].changes).toContainEqual({ field: 'LUNCH_OUTSIDE', from: '610.00 EUR', to: null });
      await put('day/0/plenary/0', {
        displayedMeetingName: 'Comité',
        pax: 30,
        configuration: 'theater',
        startTime: '09:00',
        endTime: '18:00',
      });
      await validate();
      expect(await accept(world, eventId)).toBe(204);
      expect(await supplementsOf(world, eventId)).toEqual([]);
    });

    it('is charged anew for another number of people, and no more once the group eats at the venue', async () => {
      const { eventId, put, validate } = await waiting(world);
      await accept(world, eventId);
      await put('day/0/lunch', { ...elsewhere, pax: 70 });
      await validate();
      await accept(world, eventId);
      expect(await supplementsOf(world, eventId)).toEqual([expect.objectContaining({ excludingVat: 70_000 })]);
      await put('day/0/lunch', { pax: 24, service: 'service1' });
      await validate();
      await accept(world, eventId);
      expect(await supplementsOf(world, eventId)).toEqual([]);
    });

    it('that its customer refused to pay is proposed again at the next acceptance, also where they saved the survey since', async () => {
      const { eventId, guest, owner } = await sharedWith(world);
      await guest.put('day/0/lunch', elsewhere);
      await guest.validate();
      await accept(world, eventId);
      const [proposed] = (await eventOf(world, eventId)).proposedCharges;
      const answer = `/api/meeting-events/${eventId}/charges/${proposed.id}/answer`;
      expect((await world.send('PUT', answer, claire, { body: { agrees: false } })).status).toBe(204);
      const { revision } = await staffSurvey(world, eventId);
      await world.send('POST', `/api/staff/surveys/${eventId}/send-back`, staff, { body: { revision, message: 'Au restaurant ?' } });
      await owner.validate();
      await accept(world, eventId);
      const { proposedCharges, supplements } = await eventOf(world, eventId);
      expect(proposedCharges).toMatchObject([{ excludingVat: 61_000 }]);
      expect(supplements).toEqual([]);
    });

    it('has no price where none was told: staff charge it in their own words', async () => {
      const eventId = await world.eventOf();
      const { put, validate } = await fillIn(world, eventId);
      await put('day/0/lunch', elsewhere);
      await validate();
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([{ unitPrice: null, excludingVat: null }]);
      expect(await accept(world, eventId)).toBe(204);
      expect(await supplementsOf(world, eventId)).toEqual([]);
    });

    itOnBothEngines('that staff choose for a saved survey waits, and is proposed to the customer, who never read its price', async () => {
      const eventId = await world.eventOf(priced);
      const { validate } = await fillIn(world, eventId);
      expect((await validate()).body.status).toBe('DONE');
      expect(await chooseLunch(world, eventId, { type: 'external_restaurant', service: 'service1' })).toBe(204);
      expect(await staffSurvey(world, eventId)).toMatchObject({
        status: 'WAITING_COMET_VALIDATION',
        lunchCharges: [{ pax: 24, service: 'external_restaurant', excludingVat: 24_000, isProposed: true }],
      });
      expect(await accept(world, eventId)).toBe(204);
      const { proposedCharges, supplements } = await eventOf(world, eventId);
      expect(proposedCharges).toMatchObject([{ excludingVat: 24_000 }]);
      expect(supplements).toEqual([]);
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-accepted-'));
      expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('24 × 10,00 €: 240,00 €');
    });

    it('that staff chose is agreed to by the customer who saves the survey with its price since', async () => {
      const eventId = await agreedOn(world);
      expect(await eventOf(world, eventId)).toMatchObject({ supplements: [{ excludingVat: 24_000 }], proposedCharges: [] });
    });

    itOnBothEngines('that staff move back to the venue is billed no more, as the customer is told', async () => {
      const eventId = await agreedOn(world);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 24_000 }]);
      expect(await chooseLunch(world, eventId, { type: 'standard', service: 'service1' })).toBe(204);
      const { agreedChanges, supplements } = await eventOf(world, eventId);
      expect(supplements).toEqual([]);
      expect(agreedChanges.map(({ path }: { path: string }) => path)).not.toContain('days.0.lunch.service');
      const { history, status } = await staffSurvey(world, eventId);
      expect(status).toBe('DONE');
      expect(history).toContainEqual(expect.objectContaining({ kind: 'supplement-withdrawn', by: staff.email }));
      const { entries } = (await world.send('GET', '/api/staff/audit-trail', staff)).body;
      expect(entries[0].changes).toContainEqual({ field: 'LUNCH_OUTSIDE', from: '240.00 EUR', to: null });
      await world.settle();
      expect(world.mails.filter(({ id }) => id.includes('-withdrawn-'))).toMatchObject([{ to: claire.email }]);
      expect(await chooseLunch(world, eventId, { type: 'meal_trays', service: 'service1' })).toBe(204);
      expect(await staffSurvey(world, eventId)).toMatchObject({
        status: 'WAITING_COMET_VALIDATION',
        lunchCharges: [{ excludingVat: 24_000 }],
      });
    });

    it('gives way to the charge of meal trays for as many', async () => {
      const { eventId, put, validate } = await waiting(world);
      await accept(world, eventId);
      await put('day/0/lunch', { ...elsewhere, service: 'meal_trays' });
      expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([{ service: 'meal_trays', replaces: 61_000 }]);
      await accept(world, eventId);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Plateaux-repas') }]);
    });

    it('that staff waived leaves meal trays for as many to be charged', async () => {
      const { eventId, put, validate } = await waiting(world);
      await accept(world, eventId, { waivedLunches: [0] });
      await put('day/0/lunch', { ...elsewhere, service: 'meal_trays' });
      await validate();
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([
        { service: 'meal_trays', excludingVat: 61_000, waived: 61_000 },
      ]);
    });

    const moved = { lunchOutsidePrices: priced.lunchOutsidePrices.map((one) => ({ ...one, day: '2026-10-07' })) };

    /** An agreed restaurant elsewhere that staff changed for meal trays, which wait for their customer's answer. */
    const changedByStaff = async () => {
      const eventId = await agreedOn(world);
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([{ service: 'meal_trays', replaces: 24_000 }]);
      expect(await accept(world, eventId)).toBe(204);
      const [proposed] = (await eventOf(world, eventId)).proposedCharges;
      const answer = (agrees: boolean) =>
        world.send('PUT', `/api/meeting-events/${eventId}/charges/${proposed.id}/answer`, claire, { body: { agrees } });
      return { eventId, proposed, answer };
    };
    const placeOf = async (eventId: string) =>
      (await eventOf(world, eventId)).agreedChanges.find(({ path }: { path: string }) => path === 'days.0.lunch.service');

    it('names what is to be called off where its customer agrees to its successor', async () => {
      const { answer } = await changedByStaff();
      await answer(true);
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-charge-agreed-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/Convenu jusqu’ici : mardi 6 octobre : Restaurant extérieur, 24/);
    });

    itOnBothEngines('holds until its customer answers what staff chose in its place, and where they refuse that', async () => {
      const { eventId, proposed, answer } = await changedByStaff();
      expect(proposed).toMatchObject({ label: expect.stringContaining('Plateaux-repas'), replaces: 24_000 });
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Restaurant extérieur') }]);
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'meal_trays', awaitsCustomer: true, until: 'external_restaurant' });
      await world.settle();
      const mail = world.mails.findLast(({ id }) => id.includes('-accepted-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toContain('remplace 240,00 € HT convenus');
      expect(world.mails.filter(({ id }) => id.includes('-withdrawn-'))).toEqual([]);
      expect((await lunchOnSheet()).service).toBe('external_restaurant');
      expect((await answer(false)).status).toBe(204);
      expect((await lunchOnSheet()).service).toBe('external_restaurant');
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Restaurant extérieur') }]);
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'external_restaurant' });
      await chooseLunch(world, eventId, { type: 'external_restaurant', service: 'external_restaurant' });
      expect((await staffSurvey(world, eventId)).lunchCharges).toEqual([]);
    });

    itOnBothEngines('stands where staff choose it again before its customer has answered: there is nothing more to answer', async () => {
      const { eventId } = await changedByStaff();
      await chooseLunch(world, eventId, { type: 'external_restaurant', service: 'external_restaurant' });
      const { proposedCharges, supplements } = await eventOf(world, eventId);
      expect([proposedCharges, supplements]).toMatchObject([[], [{ label: expect.stringContaining('Restaurant extérieur') }]]);
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'external_restaurant' });
      expect(await placeOf(eventId)).not.toHaveProperty('awaitsCustomer');
      const { status, differences, lunchCharges } = await staffSurvey(world, eventId);
      expect([status, lunchCharges]).toEqual(['DONE', []]);
      expect(differences.filter(({ path }: { path: string }) => path.includes('lunch'))).toEqual([]);
      await world.settle();
      expect(world.mails.find(({ id }) => id.includes('-withdrawn-'))?.text).toContain('Plateaux-repas');
    });

    itOnBothEngines('stands where staff take back what they proposed in its place, and the choice waits for them', async () => {
      const { eventId, proposed } = await changedByStaff();
      const { revision } = await staffSurvey(world, eventId);
      const path = `/api/staff/surveys/${eventId}/supplements/${proposed.id}/withdraw`;
      expect((await world.send('POST', path, staff, { body: { revision } })).status).toBe(204);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Restaurant extérieur') }]);
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'external_restaurant' });
      const { status, differences } = await staffSurvey(world, eventId);
      expect(status).toBe('WAITING_COMET_VALIDATION');
      expect(differences).toContainEqual(expect.objectContaining({ path: 'days.0.lunch.service', current: 'meal_trays', warns: true }));
      await world.settle();
      expect(world.mails.filter(({ id }) => id.includes('-withdrawn-'))).toMatchObject([
        { text: expect.stringContaining('Plateaux-repas') },
      ]);
    });

    /** A restaurant elsewhere for 61, accepted, that is changed for 70 with other people in the room, whose price is asked for. */
    const changedAtPrice = async (first: object = {}, second: object = {}) => {
      const { eventId, put, get, validate } = await waiting(world);
      await accept(world, eventId, first);
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 30 });
      await put('day/0/lunch', { ...elsewhere, pax: 70 });
      await validate();
      world.clock.now += 60_000;
      expect(await accept(world, eventId, { pricesPeople: true, ...second })).toBe(204);
      await world.settle();
      const { sequence, payload } = world.told.findLast(({ type }) => type === peopleAgreed) ?? {};
      const { quoteId } = payload as { quoteId: string };
      const told = { quoteId, surveyRevision: sequence, state: 'declined' };
      const event = { id: 'declined', type: peoplePriced, aggregateId: quoteId, sequence, payload: told };
      const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
      const decline = () => world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
      return { eventId, get, decline };
    };
    const lunchOnSheet = async () => {
      const { events } = (await world.send('GET', `/api/desk/sheets/ternes/${day}/surveys`, staff)).body;
      return events[0].days[0].lunch;
    };

    itOnBothEngines('holds while other people for it wait for a price, and where that is declined', async () => {
      const { eventId, get, decline } = await changedAtPrice();
      expect(await supplementsOf(world, eventId)).toMatchObject([
        { excludingVat: 61_000 },
        { excludingVat: 70_000, awaitsPrice: true, replaces: 61_000 },
      ]);
      expect(await lunchOnSheet()).toMatchObject({ service: 'external_restaurant', pax: 61 });
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'priced', instead: 'external_restaurant' });
      expect(world.mails.filter(({ id }) => id.includes('-withdrawn-'))).toEqual([]);
      const mail = world.mails.findLast(({ id }) => id.includes('-accepted-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/70 × 10,00 €: 700,00 € HT, 770,00 € TTC \(remplace 610,00 € HT convenus\)/);
      expect((await decline()).status).toBe(204);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 61_000 }]);
    });

    itOnBothEngines('that is waived stays so where the customer declines the price of other people for it', async () => {
      const { eventId, get, decline } = await changedAtPrice({ waivedLunches: [0] });
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 70_000, awaitsPrice: true }]);
      expect((await decline()).status).toBe(204);
      expect(await supplementsOf(world, eventId)).toEqual([]);
      expect((await get('day/0/lunch')).body).toMatchObject({ waivedOutside: { excludingVat: 61_000 } });
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([{ excludingVat: 70_000, waived: 61_000 }]);
    });

    itOnBothEngines('holds as well where staff waive what waits for that price', async () => {
      const { eventId, get, decline } = await changedAtPrice({}, { waivedLunches: [0] });
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 61_000 }]);
      expect((await get('day/0/lunch')).body).toMatchObject({ agreedOutside: { excludingVat: 61_000 } });
      expect((await decline()).status).toBe(204);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 61_000 }]);
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([{ excludingVat: 70_000, replaces: 61_000 }]);
    });

    itOnBothEngines('that staff propose says in its step how lunch is served while it waits, and once it is refused', async () => {
      const eventId = await world.eventOf(priced);
      const { get, validate } = await fillIn(world, eventId);
      await validate();
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'awaited', isPlanned: true, instead: 'service1' });
      await accept(world, eventId);
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'awaited', instead: 'service1' });
      const [{ id }] = (await eventOf(world, eventId)).proposedCharges;
      await world.send('PUT', `/api/meeting-events/${eventId}/charges/${id}/answer`, claire, { body: { agrees: false } });
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'refused', instead: 'service1' });
      expect((await get('summary')).body.lunchCharges).toMatchObject([{ service: 'meal_trays', isRefused: true }]);
      expect((await staffSurvey(world, eventId)).lunchCharges).toMatchObject([{ service: 'meal_trays', isRefused: true }]);
      await chooseLunch(world, eventId, { type: 'external_restaurant', service: 'external_restaurant' });
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'awaited', isPlanned: true, instead: 'service1' });
      expect((await get('summary')).body.lunchCharges).not.toMatchObject([{ isRefused: true }]);
      await chooseLunch(world, eventId, { type: 'standard', service: 'service2' });
      expect((await get('day/0/lunch')).body).not.toHaveProperty('unagreedOutside');
      expect((await lunchOnSheet()).service).toBe('service2');
    });

    itOnBothEngines('that staff choose after the summary was read is not agreed to by saving it: it is to be read again', async () => {
      const eventId = await world.eventOf(priced);
      const { get } = await fillIn(world, eventId);
      const validate = (revision: number) =>
        world.send('POST', `/api/meeting-events/${eventId}/customer-survey/validate?revision=${revision}`, claire);
      const { revision } = (await get('summary')).body;
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      expect(await validate(revision)).toMatchObject({ status: 409, body: { code: 'stale-version' } });
      const again = (await get('summary')).body;
      expect(again.lunchCharges).toMatchObject([{ service: 'meal_trays', excludingVat: 24_000 }]);
      expect((await validate(again.revision)).status).toBe(200);
      await accept(world, eventId);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 24_000 }]);
    });

    /** Meal trays over the venue's lunch that wait for an answer, in a survey that its customer saved for 30 people since. */
    const savedUnanswered = async () => {
      const eventId = await world.eventOf(priced);
      const { get, put, validate } = await fillIn(world, eventId);
      await validate();
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      await accept(world, eventId);
      world.clock.now += 60_000;
      await put('day/0/lunch', { pax: 30, service: 'any' });
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 30 });
      await validate();
      world.clock.now += 60_000;
      return { eventId, get };
    };

    itOnBothEngines(
      'that waits for an answer is not agreed to by saving the survey for other people: it is proposed for these',
      async () => {
        const { eventId } = await savedUnanswered();
        expect((await staffSurvey(world, eventId)).lunchCharges).toEqual([expect.not.objectContaining({ replaces: 24_000 })]);
        expect(await accept(world, eventId)).toBe(204);
        const { proposedCharges, supplements } = await eventOf(world, eventId);
        expect([proposedCharges, supplements]).toMatchObject([[{ excludingVat: 30_000 }], []]);
        await world.settle();
        expect(world.mails.filter(({ id }) => id.includes('-withdrawn-'))).toEqual([]);
        expect(await lunchOnSheet()).toMatchObject({ service: 'service1', pax: 24 });
        const answer = `/api/meeting-events/${eventId}/charges/${proposedCharges[0].id}/answer`;
        expect((await world.send('PUT', answer, claire, { body: { agrees: false } })).status).toBe(204);
        expect(await placeOf(eventId)).toBeUndefined();
        expect(await lunchOnSheet()).toMatchObject({ service: 'service1', pax: 24 });
        const { status, differences } = await staffSurvey(world, eventId);
        expect(status).toBe('WAITING_COMET_VALIDATION');
        expect(differences).toContainEqual(expect.objectContaining({ path: 'days.0.lunch.pax', initial: 24, current: 30 }));
      },
    );

    itOnBothEngines('that waits for an answer goes with the price of other people that its customer declines', async () => {
      const { eventId } = await savedUnanswered();
      expect(await accept(world, eventId, { pricesPeople: true })).toBe(204);
      await world.settle();
      const { sequence, payload } = world.told.findLast(({ type }) => type === peopleAgreed) ?? {};
      const { quoteId } = payload as { quoteId: string };
      const told = { quoteId, surveyRevision: sequence, state: 'declined' };
      const event = { id: 'declined', type: peoplePriced, aggregateId: quoteId, sequence, payload: told };
      const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
      await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
      expect(await eventOf(world, eventId)).toMatchObject({ supplements: [], proposedCharges: [] });
      expect(await placeOf(eventId)).toBeUndefined();
      expect((await lunchOnSheet()).service).toBe('service1');
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-people-declined-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/Déjeuner, Participants : 24 → 30 .*Déjeuner, Service : 1er service → Plateaux-repas/);
      expect(await accept(world, eventId)).toBe(204);
      expect(await eventOf(world, eventId)).toMatchObject({ supplements: [], proposedCharges: [{ excludingVat: 30_000 }] });
    });

    itOnBothEngines('that waits for an answer is no more to be answered once staff choose another place', async () => {
      const { eventId } = await savedUnanswered();
      await accept(world, eventId);
      await chooseLunch(world, eventId, { type: 'external_restaurant', service: 'external_restaurant' });
      expect((await eventOf(world, eventId)).proposedCharges).toEqual([]);
      expect(await lunchOnSheet()).toMatchObject({ service: 'service1', pax: 24 });
      await accept(world, eventId);
      const { proposedCharges, agreedChanges } = await eventOf(world, eventId);
      expect(proposedCharges).toMatchObject([{ excludingVat: 30_000, label: expect.stringContaining('Restaurant extérieur') }]);
      expect(agreedChanges).toContainEqual(
        expect.objectContaining({ path: 'days.0.lunch.service', signed: 'service1', agreed: 'external_restaurant', until: 'service1' }),
      );
      await chooseLunch(world, eventId, { type: 'standard', service: 'service2' });
      const { status, differences } = await staffSurvey(world, eventId);
      expect(status).toBe('WAITING_COMET_VALIDATION');
      expect(differences).toContainEqual(expect.objectContaining({ path: 'days.0.lunch.pax', initial: 24, current: 30 }));
      await accept(world, eventId);
      await world.settle();
      const mail = world.mails.findLast(({ id }) => id.includes('-accepted-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/Choisi par votre Meeting Scientist .* mardi 6 octobre, Déjeuner, Service : 2e service(?! →)/);
    });

    /** The booking is for so many people, at lunch as well. */
    const bookedFor = async (pax: number) => {
      const days = [bookedDay(day)].map((one) => ({ ...one, plenary: { ...one.plenary, pax }, lunchPax: pax }));
      await world.tell('booking.changed', 6, makeBooking({ ...priced, days }));
      await world.settle();
    };

    itOnBothEngines('that is agreed is ordered for the people of a changed booking, whose supplement its customer saves', async () => {
      const eventId = await world.eventOf(priced);
      const { get, put, validate } = await fillIn(world, eventId);
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      world.clock.now += 60_000;
      await validate();
      await accept(world, eventId);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 24_000 }]);
      await bookedFor(30);
      expect(await lunchOnSheet()).toMatchObject({ service: 'meal_trays', pax: 30 });
      const mail = world.mails.find(({ id }) => id.includes('-lunch-resized-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/Déjeuner : mardi 6 octobre : Plateaux-repas, 30 Convenu jusqu’ici : mardi 6 octobre : Plateaux-repas, 24/);
      expect(await eventOf(world, eventId)).toMatchObject({ status: 'TODO', supplements: [{ excludingVat: 24_000 }] });
      world.clock.now += 60_000;
      for (const address of ['day/0/plenary/0', 'day/0/lunch']) await put(address, (await get(address)).body);
      await validate();
      await world.settle();
      const asked = world.mails.findLast(({ id }) => id.includes('-to-validate-'))?.text.replaceAll(/\s/g, ' ');
      expect(asked).toContain('mardi 6 octobre : Plateaux-repas, 30');
      await accept(world, eventId);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ excludingVat: 30_000 }]);
    });

    itOnBothEngines('that waits for an answer is not to be answered for the people of before the booking was changed', async () => {
      const eventId = await world.eventOf(priced);
      const { validate } = await fillIn(world, eventId);
      await validate();
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      await accept(world, eventId);
      const [{ id }] = (await eventOf(world, eventId)).proposedCharges;
      await bookedFor(30);
      expect((await eventOf(world, eventId)).proposedCharges).toEqual([]);
      const answer = `/api/meeting-events/${eventId}/charges/${id}/answer`;
      expect((await world.send('PUT', answer, claire, { body: { agrees: true } })).body.code).toBe('conflict');
      expect(await lunchOnSheet()).toMatchObject({ service: 'service1', pax: 30 });
      expect(world.mails.filter((mail) => mail.id.includes('-lunch-resized-'))).toEqual([]);
    });

    itOnBothEngines('that its customer agrees to beside the price of other people holds once that is agreed to, too', async () => {
      const { eventId, answer: _ } = await changedByStaff();
      const { get, put, validate } = surveyOf(world, eventId);
      world.clock.now += 60_000;
      await put('day/0/lunch', { pax: 30, service: 'any' });
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 30 });
      await validate();
      world.clock.now += 60_000;
      expect(await accept(world, eventId, { pricesPeople: true })).toBe(204);
      await world.settle();
      const [proposed] = (await eventOf(world, eventId)).proposedCharges;
      const answer = `/api/meeting-events/${eventId}/charges/${proposed.id}/answer`;
      expect((await world.send('PUT', answer, claire, { body: { agrees: true } })).status).toBe(204);
      expect(await supplementsOf(world, eventId)).toMatchObject([
        { excludingVat: 24_000, label: expect.stringContaining('Restaurant extérieur') },
        { excludingVat: 30_000, awaitsPrice: true, replaces: 24_000 },
      ]);
      expect(await lunchOnSheet()).toMatchObject({ service: 'external_restaurant', pax: 24 });
      await world.settle();
      expect(world.mails.find(({ id }) => id.includes('-charge-agreed-'))?.text).toContain('accepte aussi le prix pour ces personnes');
      const { sequence, payload } = world.told.findLast(({ type }) => type === peopleAgreed) ?? {};
      const { quoteId } = payload as { quoteId: string };
      const told = { quoteId, surveyRevision: sequence, state: 'declined' };
      const event = { id: 'declined', type: peoplePriced, aggregateId: quoteId, sequence, payload: told };
      const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
      await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) });
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Restaurant extérieur') }]);
      expect(await lunchOnSheet()).toMatchObject({ service: 'external_restaurant', pax: 24 });
    });

    it('that its customer answers is named to the Meeting Scientist in their own language', async () => {
      const body = makeScientist({ languages: ['nl'], venueIds: ['Ternes'] });
      expect((await world.send('POST', '/api/staff/meeting-scientists', staff, { body })).status).toBe(201);
      const { answer } = await changedByStaff();
      await answer(false);
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-charge-refused-'));
      expect(mail?.to).toBe('nadia@comet.example');
      expect(mail?.text.replaceAll(/\s/g, ' ')).toMatch(/Maaltijdplateaus, 6 okt 2026, 24 × € 10,00/);
    });

    itOnBothEngines('is back whole where its successor, proposed before the people changed, falls with their price', async () => {
      const { eventId } = await changedByStaff();
      const { get, put, validate } = surveyOf(world, eventId);
      world.clock.now += 60_000;
      await put('day/0/lunch', { pax: 30, service: 'any' });
      await put('day/0/plenary/0', { ...(await get('day/0/plenary/0')).body, pax: 30 });
      await validate();
      world.clock.now += 60_000;
      await accept(world, eventId, { pricesPeople: true });
      const [proposed] = (await eventOf(world, eventId)).proposedCharges;
      await world.send('PUT', `/api/meeting-events/${eventId}/charges/${proposed.id}/answer`, claire, { body: { agrees: true } });
      await world.tell('booking.cancelled', 8, { ...makeBooking(priced), standing: 'cancelled', rooms: [], lunches: [] });
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-event-cancelled-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toContain('mardi 6 octobre : Restaurant extérieur, 24');
      await world.tell('booking.reinstated', 9, makeBooking(priced));
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'external_restaurant' });
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Restaurant extérieur') }]);
      expect(await lunchOnSheet()).toMatchObject({ service: 'external_restaurant', pax: 24 });
      expect((await staffSurvey(world, eventId)).status).toBe('WAITING_COMET_VALIDATION');
    });

    itOnBothEngines('stays the agreed one where its successor is asked for other people, and refused', async () => {
      const { eventId } = await changedByStaff();
      const { put, validate } = surveyOf(world, eventId);
      world.clock.now += 60_000;
      await put('day/0/lunch', { pax: 30, service: 'any' });
      await validate();
      world.clock.now += 60_000;
      await accept(world, eventId);
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'meal_trays', awaitsCustomer: true, until: 'external_restaurant' });
      const [proposed] = (await eventOf(world, eventId)).proposedCharges;
      expect(proposed).toMatchObject({ excludingVat: 30_000, replaces: 24_000 });
      await world.send('PUT', `/api/meeting-events/${eventId}/charges/${proposed.id}/answer`, claire, { body: { agrees: false } });
      expect(await placeOf(eventId)).toMatchObject({ agreed: 'external_restaurant' });
      const { differences } = await staffSurvey(world, eventId);
      expect(differences).toContainEqual(expect.objectContaining({ path: 'days.0.lunch.service', initial: 'external_restaurant' }));
      expect(differences).toContainEqual(expect.objectContaining({ path: 'days.0.lunch.pax', initial: 24, current: 30 }));
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-charge-refused-'))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/24 → 30.*Restaurant extérieur → Plateaux-repas|Restaurant extérieur → Plateaux-repas.*24 → 30/);
    });

    it('that the customer wishes for other people after a refusal is their own, and agreed as it is accepted', async () => {
      const eventId = await world.eventOf(priced);
      const { get, put, validate } = await fillIn(world, eventId);
      await validate();
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      await accept(world, eventId);
      const [{ id }] = (await eventOf(world, eventId)).proposedCharges;
      await world.send('PUT', `/api/meeting-events/${eventId}/charges/${id}/answer`, claire, { body: { agrees: false } });
      await chooseLunch(world, eventId, { isServiceStaffChoice: false, type: 'standard', service: 'service1' });
      const { revision } = await staffSurvey(world, eventId);
      await world.send('POST', `/api/staff/surveys/${eventId}/send-back`, staff, { body: { revision, message: 'Combien ?' } });
      world.clock.now += 60_000;
      await put('day/0/lunch', { pax: 61, service: 'meal_trays' });
      expect((await get('day/0/lunch')).body).not.toHaveProperty('unagreedOutside');
      expect((await get('summary')).body.lunchCharges).toEqual([expect.not.objectContaining({ isRefused: true })]);
      await validate();
      await accept(world, eventId);
      expect(await eventOf(world, eventId)).toMatchObject({ proposedCharges: [], supplements: [{ excludingVat: 61_000 }] });
    });

    itOnBothEngines('that nobody has accepted yet is not on the sheet, nor are the people asked for with it', async () => {
      const { eventId } = await waiting(world);
      expect(await lunchOnSheet()).toMatchObject({ service: 'service1', pax: 24 });
      await accept(world, eventId);
      expect(await lunchOnSheet()).toMatchObject({ service: 'external_restaurant', pax: 61 });
    });

    itOnBothEngines('that is agreed is named in the step as the lunch that holds where its successor is refused', async () => {
      const { eventId, answer } = await changedByStaff();
      const { get } = surveyOf(world, eventId);
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'awaited', instead: 'external_restaurant' });
      await answer(false);
      expect((await get('day/0/lunch')).body.unagreedOutside).toMatchObject({ answer: 'refused', instead: 'external_restaurant' });
    });

    itOnBothEngines('that was refused is no lunch to book again on another day', async () => {
      const eventId = await world.eventOf(priced);
      const { validate } = await fillIn(world, eventId);
      await validate();
      await chooseLunch(world, eventId, { type: 'meal_trays', service: 'meal_trays' });
      await accept(world, eventId);
      const [{ id }] = (await eventOf(world, eventId)).proposedCharges;
      expect((await lunchOnSheet()).service).toBe('service1');
      await world.send('PUT', `/api/meeting-events/${eventId}/charges/${id}/answer`, claire, { body: { agrees: false } });
      expect((await lunchOnSheet()).service).toBe('service1');
      await world.tell('booking.changed', 6, makeBooking({ ...moved, days: [bookedDay('2026-10-07')] }));
      await world.settle();
      expect(world.mails.filter((mail) => mail.id.includes('-lunch-moved-'))).toEqual([]);
    });

    itOnBothEngines('is the one to book again on another day, not what is proposed in its place', async () => {
      const { eventId } = await changedByStaff();
      await world.tell('booking.changed', 6, makeBooking({ ...moved, days: [bookedDay('2026-10-07')] }));
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('7 oct. 2026') }]);
      await world.settle();
      const mail = world.mails.find(({ id }) => id.includes('-lunch-moved-'));
      expect(mail?.text.replaceAll(/\s/g, ' ')).toMatch(/mercredi 7 octobre.*Restaurant extérieur.*Dates : mercredi 7 octobre/);
      expect(mail?.text).not.toContain('Plateaux-repas');
    });

    itOnBothEngines('ends once its customer agrees to what staff chose in its place', async () => {
      const { eventId, answer } = await changedByStaff();
      expect((await answer(true)).status).toBe(204);
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('Plateaux-repas') }]);
      const place = await placeOf(eventId);
      expect(place).toMatchObject({ agreed: 'meal_trays' });
      expect(place).not.toHaveProperty('awaitsCustomer');
    });

    itOnBothEngines('goes to another day with its booking, by the name of that day, and staff are told to book it again', async () => {
      const { eventId, get } = await waiting(world);
      expect(await accept(world, eventId)).toBe(204);
      const before = await eventOf(world, eventId);
      await world.tell('booking.changed', 6, makeBooking({ ...moved, days: [bookedDay('2026-10-07')] }));
      const { supplements, agreedChanges } = await eventOf(world, eventId);
      expect(supplements).toMatchObject([{ excludingVat: 61_000, label: expect.stringContaining('7 oct. 2026') }]);
      expect(agreedChanges).toEqual(before.agreedChanges);
      expect((await get('day/0/lunch')).body).toMatchObject({ ...elsewhere, ...place, initialPax: 61, isSaved: false });
      expect((await staffSurvey(world, eventId)).lunchCharges).toEqual([]);
      await world.settle();
      expect(world.mails.filter(({ id }) => id.includes('-withdrawn-'))).toEqual([]);
      expect(world.mails.find(({ id }) => id.includes('-lunch-moved-'))?.text).toMatch(/mercredi 7 octobre.*Restaurant extérieur, 61/);
      expect(world.told.findLast(({ type }) => type === lunchChanged)?.payload).toMatchObject({ day: '2026-10-07', seated: null });
    });

    itOnBothEngines('that is waived stays so on another day of its booking', async () => {
      const { eventId, get } = await waiting(world);
      await accept(world, eventId, { waivedLunches: [0] });
      await world.tell('booking.changed', 6, makeBooking({ ...moved, days: [bookedDay('2026-10-07')] }));
      expect((await get('day/0/lunch')).body).toMatchObject({ waivedOutside: { excludingVat: 61_000 } });
      expect(await staffSurvey(world, eventId)).toMatchObject({ lunchCharges: [] });
    });

    itOnBothEngines('ends with a day that its booking has no more, as its customer is told', async () => {
      const { eventId } = await waiting(world);
      expect(await accept(world, eventId)).toBe(204);
      const { lunchPax: _, ...noLunch } = bookedDay(day, { plenary: { pax: 24, duration: 'AM', configuration: 'theater' } });
      await world.tell('booking.changed', 6, makeBooking({ ...priced, days: [noLunch] }));
      expect(await eventOf(world, eventId)).toMatchObject({ supplements: [], proposedCharges: [] });
      await world.settle();
      expect(world.mails.find(({ id }) => id.includes('-withdrawn-'))?.text).toMatch(/Restaurant extérieur/);
      const calledOff = world.mails.find(({ id }) => id.includes('-lunch-gone-'))?.text.replaceAll(/\s/g, ' ');
      expect(calledOff).toMatch(/mardi 6 octobre : Restaurant extérieur, 61/);
      await world.tell('booking.changed', 7, makeBooking(priced));
      const { agreedChanges } = await eventOf(world, eventId);
      expect(agreedChanges.filter(({ path }: { path: string }) => path.includes('.lunch.'))).toEqual([]);
      expect(await lunchOnSheet()).toMatchObject({ service: 'service1', pax: 24 });
    });

    it('of a day that is given up is called off, and that of the day that stays is not', async () => {
      const [first, second] = ['2026-10-06', '2026-10-07'].map((date) => bookedDay(date));
      const days = first && second ? [first, second] : [];
      const prices = days.map(({ date }) => ({ day: date, excludingVat: 1_000, vatPercent: 10 }));
      const eventId = await world.eventOf({ days, lunchOutsidePrices: prices });
      const { put, validate } = await fillIn(world, eventId);
      await put('day/1/plenary/0', roomBody);
      for (const index of [0, 1]) expect((await put(`day/${index}/lunch`, elsewhere)).status).toBe(200);
      expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
      expect(await accept(world, eventId)).toBe(204);
      await world.tell('booking.changed', 6, makeBooking({ days: days.slice(1), lunchOutsidePrices: prices, lunches: [] }));
      await world.settle();
      const mails = world.mails.filter(({ id }) => id.includes('-lunch-gone-')).map(({ text }) => text.replaceAll(/\s/g, ' '));
      expect(mails).toEqual([expect.stringMatching(/mardi 6 octobre : Restaurant extérieur, 61/)]);
      expect(mails[0]).not.toContain('mercredi 7 octobre : Restaurant');
      expect(await supplementsOf(world, eventId)).toMatchObject([{ label: expect.stringContaining('7 oct. 2026') }]);
    });

    itOnBothEngines('keeps its own people where those of its booking change', async () => {
      const { eventId, get } = await waiting(world);
      expect(await accept(world, eventId)).toBe(204);
      await world.tell('booking.changed', 6, makeBooking({ ...priced, days: [bookedDay(day, { lunchPax: 26 })], lunches: [] }));
      expect((await get('day/0/lunch')).body).toMatchObject({ ...elsewhere, initialPax: 61 });
    });

    itOnBothEngines('for the people of its booking follows them, without seats that its booking has no more', async () => {
      const eventId = await agreedOn(world);
      await world.tell('booking.changed', 6, makeBooking({ ...priced, lunches: [] }));
      const days = [bookedDay(day, { lunchPax: 70 })];
      await world.tell('booking.changed', 7, makeBooking({ ...priced, days, lunches: [] }));
      const { get } = surveyOf(world, eventId);
      expect((await get('day/0/lunch')).body).toMatchObject({ pax: 70, initialPax: 70, ...place });
      const { differences, lunchCharges } = await staffSurvey(world, eventId);
      expect(differences.filter(({ path }: { path: string }) => path.includes('lunch'))).toEqual([]);
      expect(lunchCharges).toMatchObject([{ pax: 70, excludingVat: 70_000, replaces: 24_000 }]);
      expect((await get('day/0/lunch')).body.agreedOutside).toEqual({ service: 'external_restaurant', excludingVat: 24_000 });
    });

    itOnBothEngines('that staff chose stays so on another day of its booking', async () => {
      const eventId = await agreedOn(world);
      await world.tell('booking.changed', 6, makeBooking({ ...moved, days: [bookedDay('2026-10-07')] }));
      const { get } = surveyOf(world, eventId);
      expect((await get('day/0/lunch')).body).toMatchObject({ ...place, type: 'external_restaurant', isServiceStaffChoice: true });
      const { differences } = await staffSurvey(world, eventId);
      expect(differences.filter(({ path }: { path: string }) => path.includes('lunch'))).toEqual([]);
    });

    const answered = async (agrees: boolean) => {
      const { eventId, guest } = await sharedWith(world);
      await guest.put('day/0/lunch', elsewhere);
      await guest.validate();
      expect(await accept(world, eventId)).toBe(204);
      const place = async () =>
        (await eventOf(world, eventId)).agreedChanges.find(({ path }: { path: string }) => path === 'days.0.lunch.service');
      const [waits, [proposed]] = [await place(), (await eventOf(world, eventId)).proposedCharges];
      world.clock.now += 60_000;
      const answer = `/api/meeting-events/${eventId}/charges/${proposed.id}/answer`;
      expect((await world.send('PUT', answer, claire, { body: { agrees } })).status).toBe(204);
      return { eventId, waits, since: await place() };
    };

    itOnBothEngines('is agreed on from the moment that the customer agrees to its price, and waits until then', async () => {
      const { waits, since } = await answered(true);
      expect(waits).toMatchObject({ agreed: 'external_restaurant', awaitsCustomer: true });
      expect(since).toEqual({ path: waits.path, signed: waits.signed, agreed: waits.agreed, at: new Date(world.clock.now).toISOString() });
    });

    itOnBothEngines('is no place that was agreed on once the customer refuses its price: staff have to validate it again', async () => {
      const { eventId, since } = await answered(false);
      expect(since).toBeUndefined();
      const { status, differences } = await staffSurvey(world, eventId);
      expect(status).toBe('WAITING_COMET_VALIDATION');
      expect(differences).toContainEqual(
        expect.objectContaining({ path: 'days.0.lunch.service', current: 'external_restaurant', warns: true }),
      );
    });
  });
});
