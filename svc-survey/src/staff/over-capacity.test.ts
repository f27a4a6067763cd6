import { peopleAgreed, peoplePriced } from '@plenary/contracts/events';
import { as } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { fillIn, roomBody } from '../testing/survey-answers.ts';
import { type SurveyWorld, staff } from '../testing/survey-world.ts';

const day = '2026-10-06';
const wagram = [
  { configuration: 'theater', people: 31 },
  { configuration: 'u', people: 16 },
  { configuration: 'standing', people: 45 },
] as const;
const svcBooking: { answer: 'rooms' | 'nothing' } = { answer: 'rooms' };
beforeEach(() => {
  svcBooking.answer = 'rooms';
});
const booked = { day, place: 'plenary' as const, index: 0, roomId: 'Ternes-P', roomName: 'Salon Wagram', setUps: [...wagram] };
/** The common space of the day's evening. */
const belvedere = { day, roomName: 'Le Belvédère', people: 60 };
const rooms = { roomsOf: async () => (svcBooking.answer === 'rooms' ? { rooms: [booked], evenings: [belvedere] } : undefined) };

/** A survey that waits for staff with so many people, in theatre unless stated. */
const waiting = async (world: SurveyWorld, pax: number, configuration = 'theater') => {
  const eventId = await world.eventOf();
  const survey = await fillIn(world, eventId, { pax, configuration });
  expect((await survey.validate()).body.status).toBe('WAITING_COMET_VALIDATION');
  const seen = async () => (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
  const accept = async (body: object = {}) =>
    world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision: (await seen()).revision, ...body } });
  return { ...survey, eventId, seen, accept };
};
const overfull = {
  step: '0/plenary/0',
  dayIndex: 0,
  place: 'plenary',
  index: 0,
  roomName: 'Salon Wagram',
  configuration: 'theater',
  most: 31,
  greatest: 45,
};

onEachSurveyWorld(
  (world) => {
    itOnBothEngines(
      '38 people in a room that seats 31: the customer is told the figures, staff see the room, and a plain acceptance is refused',
      async () => {
        const { get, seen, accept } = await waiting(world, 38);
        expect((await get('day/0/plenary/0')).body.setUps).toEqual(wagram);
        const found = { ...overfull, pax: 38, setUps: ['standing'] };
        expect((await seen()).overfullRooms).toEqual([found]);
        const refused = await accept();
        expect([refused.status, refused.body.code, refused.body.rooms]).toEqual([409, 'over-capacity', [found]]);
        expect((await seen()).status).toBe('WAITING_COMET_VALIDATION');
      },
    );

    it('the mails name what differs: to the Meeting Scientist what is asked for, to the customer what was agreed', async () => {
      const { accept } = await waiting(world, 38);
      await accept({ rooms: [{ step: '0/plenary/0', setUp: 'standing' }] });
      await world.settle();
      const textOf = (part: string) => world.mails.find(({ id }) => id.includes(part))?.text.replaceAll(/\s/g, ' ') ?? '';
      expect(textOf('-to-validate-')).toContain('Écarts à valider : mardi 6 octobre, Plénière, Participants : 24 → 38');
      const agreed = textOf('-accepted-');
      expect(agreed).toContain('mardi 6 octobre, Plénière, Participants : 24 → 38');
      expect(agreed).toContain('mardi 6 octobre, Plénière, Disposition : Théâtre → Debout');
      expect(agreed).toMatch(/Choisi par votre Meeting Scientist à la place de votre demande.*Disposition : Théâtre → Debout/);
    });

    itOnBothEngines('an evening with more people than its space holds: the customer reads it, staff cannot accept it', async () => {
      const afterwork = (pax: number) => ({ pax, startTime: '18:30', endTime: '22:00' });
      const eventId = await world.eventOf({ addons: { ...makeBooking().addons, afterwork: true } });
      const { get, put, validate } = await fillIn(world, eventId);
      await put('day/0/afterwork', afterwork(99));
      expect((await get('day/0/afterwork')).body.setUps).toEqual([{ configuration: 'standing', people: 60 }]);
      expect((await validate()).body.status).toBe('WAITING_COMET_VALIDATION');
      const seen = async () => (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      const accept = async () =>
        world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision: (await seen()).revision } });
      const found = { step: '0/afterwork', place: 'afterwork', pax: 99, most: 60, greatest: 60, setUps: [] };
      expect((await seen()).overfullRooms).toMatchObject([found]);
      expect(await accept()).toMatchObject({ status: 409, body: { code: 'over-capacity', rooms: [found] } });
      const body = { revision: (await seen()).revision, message: 'Soixante au plus.' };
      expect((await world.send('POST', `/api/staff/surveys/${eventId}/send-back`, staff, { body })).status).toBe(204);
      await put('day/0/afterwork', afterwork(60));
      await validate();
      expect((await accept()).status).toBe(204);
    });

    it('svc-booking is told how many people were agreed, once they are', async () => {
      const { accept } = await waiting(world, 38);
      await world.settle();
      expect(world.told.filter(({ type }) => type === peopleAgreed)).toEqual([]);
      await accept({ rooms: [{ step: '0/plenary/0', setUp: 'standing' }] });
      await world.settle();
      expect(world.told.filter(({ type }) => type === peopleAgreed).map(({ payload }) => payload)).toEqual([
        { quoteId: expect.any(String), days: [{ day, pax: 38, was: 24, lunchPax: 24 }] },
      ]);
    });

    it('and how many at the add-ons of the quote, which are priced by their people', async () => {
      const eventId = await world.eventOf({ addons: { ...makeBooking().addons, afterwork: true } });
      const { put, validate } = await fillIn(world, eventId);
      await put('day/0/afterwork', { pax: 60, startTime: '18:00', endTime: '19:30' });
      await validate();
      const { revision } = (await world.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      expect((await world.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision } })).status).toBe(204);
      await world.settle();
      expect(world.told.filter(({ type }) => type === peopleAgreed).map(({ payload }) => payload)).toMatchObject([
        { days: [{ day, pax: 24, addonPax: { afterwork: 60 } }] },
      ]);
    });

    // Lifecycle L23.
    it('and by whom the booking is priced for them, where staff have it priced', async () => {
      const { accept } = await waiting(world, 38);
      await accept({ rooms: [{ step: '0/plenary/0', setUp: 'standing' }], pricesPeople: true });
      await world.settle();
      const { userId, email, firstname, lastname } = staff;
      expect(world.told.filter(({ type }) => type === peopleAgreed).map(({ payload }) => payload)).toMatchObject([
        { days: [{ day, pax: 38 }], pricedBy: { userId, email, firstname, lastname } },
      ]);
    });

    // Lifecycle L23.
    itOnBothEngines(
      'where the price for them is declined, the customer’s set-up stands again, unless they chose another since',
      async () => {
        const decline = async () => {
          const { sequence = 0, payload } = world.told.findLast(({ type }) => type === peopleAgreed) ?? {};
          const { quoteId } = payload as { quoteId: string };
          const headers = { ...(await as({ kind: 'service', name: 'svc-booking' })), 'content-type': 'application/json' };
          const priced = { quoteId, surveyRevision: sequence, state: 'declined' };
          const event = { id: `declined-${sequence}`, type: peoplePriced, aggregateId: quoteId, sequence, payload: priced };
          expect((await world.app.request('/internal/events', { method: 'POST', headers, body: JSON.stringify(event) })).status).toBe(204);
          await world.settle();
        };
        const { get, seen, accept, put, validate } = await waiting(world, 38);
        await accept({ rooms: [{ step: '0/plenary/0', setUp: 'standing' }], pricesPeople: true });
        await world.settle();
        await decline();
        const step = (await get('day/0/plenary/0')).body;
        expect(step).toMatchObject({ configuration: 'theater', pax: 38 });
        expect((await seen()).overfullRooms).toEqual([{ ...overfull, pax: 38, setUps: ['standing'] }]);

        await accept({ rooms: [{ step: '0/plenary/0', setUp: 'standing' }], pricesPeople: true });
        await world.settle();
        const { version } = (await get('day/0/plenary/0')).body;
        await put('day/0/plenary/0', { ...step, version, configuration: 'u', pax: 16 });
        await validate();
        await decline();
        expect((await get('day/0/plenary/0')).body).toMatchObject({ configuration: 'u', pax: 16 });
      },
    );

    itOnBothEngines('another set-up that holds the group is accepted, and is what was agreed', async () => {
      const { get, seen, accept } = await waiting(world, 38);
      expect((await accept({ rooms: [{ step: '0/plenary/0', setUp: 'u' }] })).status).toBe(409);
      expect((await accept({ rooms: [{ step: '0/plenary/0', setUp: 'standing' }] })).status).toBe(204);
      expect((await get('day/0/plenary/0')).body).toMatchObject({ configuration: 'standing', initialConfiguration: 'standing', pax: 38 });
      const { overfullRooms, agreed } = await seen();
      expect(overfullRooms).toEqual([]);
      expect(agreed).toContainEqual(
        expect.objectContaining({ path: 'days.0.plenaries.0.configuration', agreed: 'standing', by: staff.email }),
      );
    });

    itOnBothEngines('people of the booking whom an agreed set-up does not hold wait for staff again, who are told', async () => {
      const { eventId, seen, accept, put, get, validate } = await waiting(world, 16, 'u');
      expect((await accept()).status).toBe(204);
      const days = [bookedDay(day, { plenary: { pax: 30, duration: 'AM, PM', configuration: 'theater' } })];
      await world.tell('booking.changed', 9, { ...makeBooking({ days }), causedBy: 'change:1' });
      const asBooked = { pax: 30, initialPax: 30, configuration: 'u', initialConfiguration: 'u' };
      expect((await get('day/0/plenary/0')).body).toMatchObject(asBooked);
      await put('day/0/plenary/0', { ...roomBody, pax: 30, configuration: 'u' });
      const { body: summary } = await get('summary');
      expect([summary.hasWarning, summary.days[0].plenaries[0].pax]).toEqual([true, { value: 30, hasWarning: true }]);
      expect((await validate()).body).toEqual({ status: 'WAITING_COMET_VALIDATION', hasWarning: true });
      await world.settle();
      const mail = world.mails.findLast(({ id }) => id.startsWith(`${eventId}-to-validate-`))?.text.replaceAll(/\s/g, ' ');
      expect(mail).toMatch(/Au-delà de la capacité de la salle : .*Participants : 30 \(capacité prévue : 16\)/);
      expect((await accept({ rooms: [{ step: '0/plenary/0', setUp: 'theater' }] })).status).toBe(204);
      expect((await seen()).status).toBe('DONE');
    });

    itOnBothEngines('people of the booking that change once the survey is closed wait for staff, who are told', async () => {
      const { eventId, seen, accept } = await waiting(world, 16, 'u');
      await accept();
      await world.send('PUT', `/api/staff/surveys/${eventId}/log-ok`, staff, { body: { isLogOk: true } });
      const days = [bookedDay(day, { plenary: { pax: 30, duration: 'AM, PM', configuration: 'theater' } })];
      await world.tell('booking.changed', 9, { ...makeBooking({ days }), causedBy: 'change:1' });
      await world.settle();
      const { status, overfullRooms } = await seen();
      expect([status, overfullRooms]).toMatchObject(['WAITING_COMET_VALIDATION', [{ pax: 30, configuration: 'u', most: 16 }]]);
      const mails = world.mails.filter(({ id }) => id.startsWith(`${eventId}-changed-while-closed-`));
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Réservation modifiée après la clôture/)]);
      expect((await accept({ rooms: [{ step: '0/plenary/0', setUp: 'theater' }] })).status).toBe(204);
      expect((await seen()).status).toBe('DONE');
    });

    // Lifecycle L14.
    itOnBothEngines(
      'with a reason staff exceed the set-up, which is kept with its author, and the customer is warned of it no more',
      async () => {
        const { get, seen, accept, put, validate } = await waiting(world, 38);
        expect((await accept({ rooms: [{ step: '0/plenary/0', reason: ' ' }] })).status).toBe(400);
        expect((await accept({ rooms: [{ step: '0/plenary/0', reason: 'Sept chaises de plus, vu avec le lieu' }] })).status).toBe(204);
        const sheet = (await world.send('GET', `/api/desk/sheets/ternes/${day}/surveys`, staff)).body;
        expect(sheet.events[0].days[0].rooms[0]).toMatchObject({ pax: 38, allowed: { pax: 38, by: staff.email } });
        const { overfullRooms, history } = await seen();
        expect(overfullRooms).toEqual([]);
        expect(history).toContainEqual(
          expect.objectContaining({ kind: 'capacity-exceeded', by: staff.email, message: 'Sept chaises de plus, vu avec le lieu' }),
        );
        const { entries } = (await world.send('GET', '/api/staff/audit-trail', staff)).body;
        expect(entries[0].changes).toContainEqual({ field: 'capacity', from: '31', to: '38' });
        await world.settle();
        const told = world.mails.find(({ id }) => id.includes('-accepted-'))?.text.replaceAll(/\s/g, ' ');
        expect(told).toMatch(/au-delà de la capacité : .*Participants : 38 \(capacité prévue : 31\)/);
        expect(told).not.toContain('Sept chaises');
        const step = (await get('day/0/plenary/0')).body;
        expect(step.setUps).toContainEqual({ configuration: 'theater', people: 38 });

        await put('day/0/plenary/0', { ...step, pax: 39 });
        await validate();
        expect((await seen()).overfullRooms).toEqual([{ ...overfull, most: 38, pax: 39, setUps: ['standing'] }]);
      },
    );

    it('what staff let exceed a figure stays when the booking is told again', async () => {
      const { get, accept } = await waiting(world, 38);
      await accept({ rooms: [{ step: '0/plenary/0', reason: 'Vu avec le lieu' }] });
      await world.tell('booking.approved', 6, makeBooking());
      await world.settle();
      expect((await get('day/0/plenary/0')).body.setUps).toContainEqual({ configuration: 'theater', people: 38 });
    });

    it('nobody exceeds what the room holds in any set-up', async () => {
      const { accept } = await waiting(world, 46);
      const refused = await accept({ rooms: [{ step: '0/plenary/0', reason: 'Serrés' }] });
      expect([refused.status, refused.body.code]).toEqual([409, 'over-capacity']);
    });

    it('nothing is accepted while nobody can say what the rooms hold, and the customer goes on without the figures', async () => {
      const { get, seen, accept } = await waiting(world, 38);
      svcBooking.answer = 'nothing';
      expect((await accept()).status).toBe(503);
      expect(await seen()).not.toHaveProperty('overfullRooms');
      expect((await get('day/0/plenary/0')).body).not.toHaveProperty('setUps');
    });
  },
  { rooms },
);
