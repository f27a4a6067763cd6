import type { MeetingEventList } from '@plenary/contracts/meeting-events.schemas';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import { bookedDay, claireId, makeBooking, testQuoteId } from '../testing/make-booking.ts';
import { fillIn } from '../testing/survey-answers.ts';
import { claire, hugo, oneDay, type SurveyWorld, staff, surveyWorld, testNow } from '../testing/survey-world.ts';

// Covers B-K14, L-K20–L-K22, L-I02.

const option = (rank: number) => ({ optionId: testQuoteId, rank, expiresAt: new Date(testNow + 5 * oneDay).toISOString() });
const held = (rank = 1) => makeBooking({ status: 'Presented', option: option(rank) });
const gone = makeBooking({ status: 'Presented', option: null, rooms: [], lunches: [] });
const listOf = async ({ send }: SurveyWorld, user = claire): Promise<MeetingEventList> =>
  (await send('GET', '/api/meeting-events', user)).body;
const counts = (list: MeetingEventList) =>
  [list.unsynchronized, list.synchronizedNotRefetched, list.incomings, list.pasts].map(({ length }) => length);

onEachEngine(surveyMigrations, (open) => {
  const world = async () => surveyWorld(await open());

  describe('a booking on its way', () => {
    itOnBothEngines('waits as an option, then signed, then approved, and becomes an event with a survey', async () => {
      const here = await world();
      await here.tell('option.placed', 2, held());
      expect((await listOf(here)).unsynchronized).toEqual([
        expect.objectContaining({
          quoteId: testQuoteId,
          stage: 'option',
          status: 'WAITING_COMET_VALIDATION',
          hasCustomerSurvey: false,
          startDate: '2026-10-06',
          optionExpiresAt: option(1).expiresAt,
          building: expect.objectContaining({ commercialName: 'Comet Ternes', slug: 'ternes', pictures: { carrousel: [] } }),
        }),
      ]);
      expect((await listOf(here)).unsynchronized[0]).not.toHaveProperty('eventId');
      await here.tell('quote.signed', 3, makeBooking({ status: 'Partially signed' }));
      expect((await listOf(here)).unsynchronized[0]).toMatchObject({ stage: 'signed', optionExpiresAt: null });
      await here.tell('booking.approved', 4, makeBooking());
      expect((await listOf(here)).unsynchronized[0]).toMatchObject({ stage: 'approved' });
      expect(await here.relay.runOnce()).toBe(1);
      const confirmed = await listOf(here);
      expect(counts(confirmed)).toEqual([0, 1, 0, 0]);
      expect(confirmed.synchronizedNotRefetched[0]).toMatchObject({ hasCustomerSurvey: false, customerSurveyUrl: null, status: 'TODO' });
      expect(confirmed.synchronizedNotRefetched[0]?.eventId).toMatch(/^(?=.*\d)[A-Za-z0-9]{15}$/);
      await here.relay.runOnce();
      const ready = await listOf(here);
      expect(counts(ready)).toEqual([0, 0, 1, 0]);
      const [event] = ready.incomings;
      expect(event).toMatchObject({ hasCustomerSurvey: true, status: 'TODO', quoteId: testQuoteId });
      expect(event?.customerSurveyUrl).toBe(`/survey/${event?.eventId}`);
      expect(counts(await listOf(here, hugo))).toEqual([0, 0, 0, 0]);
    });

    it('shows a second option as one, and promoted as a first', async () => {
      const here = await world();
      await here.tell('option.placed', 2, held(2));
      expect((await listOf(here)).unsynchronized[0]).toMatchObject({ stage: 'second-option' });
      await here.tell('option.promoted', 3, held(1));
      expect((await listOf(here)).unsynchronized[0]).toMatchObject({ stage: 'option' });
    });

    it.each(['option.released', 'option.lapsed', 'quote.rejected'] as const)('ends with %s', async (type) => {
      const here = await world();
      await here.tell('option.placed', 2, held());
      await here.tell(type, 3, type === 'quote.rejected' ? { ...gone, status: 'Rejected' } : gone);
      expect(counts(await listOf(here))).toEqual([0, 0, 0, 0]);
    });

    it('may begin again after it ended', async () => {
      const here = await world();
      await here.tell('option.placed', 2, held());
      await here.tell('option.lapsed', 3, gone);
      await here.tell('option.placed', 4, held());
      expect(counts(await listOf(here))).toEqual([1, 0, 0, 0]);
    });

    it('drops what is older than what it knows, and what it had before', async () => {
      const here = await world();
      await here.tell('option.released', 3, gone);
      await here.tell('option.placed', 2, held());
      expect(counts(await listOf(here))).toEqual([0, 0, 0, 0]);
      await here.tell('booking.approved', 5, makeBooking());
      await here.settle();
      await here.tell('booking.approved', 5, makeBooking());
      await here.tell('quote.signed', 4, makeBooking({ status: 'Partially signed' }));
      await here.tell('booking.approved', 6, makeBooking());
      await here.settle();
      expect(counts(await listOf(here))).toEqual([0, 0, 1, 0]);
      expect(here.mails).toHaveLength(1);
    });

    it('arrives whole and once, for any order of its events', async () => {
      const story = [
        ['option.placed', 2, held(2)],
        ['option.promoted', 3, held()],
        ['quote.signed', 4, makeBooking({ status: 'Partially signed' })],
        ['booking.approved', 5, makeBooking()],
      ] as const;
      for (const order of [
        [3, 2, 1, 0],
        [0, 3, 1, 2],
        [2, 0, 3, 1],
        [3, 3, 0, 0],
      ]) {
        const here = await world();
        for (const place of order) {
          const [type, sequence, payload] = story[place] ?? story[0];
          expect(await here.tell(type, sequence, payload)).toBe(204);
          await here.settle();
        }
        expect(counts(await listOf(here))).toEqual([0, 0, 1, 0]);
        expect(here.mails).toHaveLength(1);
      }
    });

    it('takes its event along when it is rejected after all', async () => {
      const here = await world();
      const eventId = await here.eventOf();
      await here.tell('quote.rejected', 6, { ...gone, status: 'Rejected' });
      expect(counts(await listOf(here))).toEqual([0, 0, 0, 0]);
      expect((await here.send('GET', `/api/meeting-events/${eventId}`, claire)).status).toBe(404);
      expect((await here.send('GET', `/api/meeting-events/${eventId}/customer-survey`, claire)).status).toBe(404);
    });

    itOnBothEngines('takes its event along when it is cancelled, and gives it back where it is confirmed again', async () => {
      const here = await world();
      const eventId = await here.eventOf();
      await here.tell('booking.cancelled', 6, { ...gone, status: 'Approved', standing: 'cancelled' });
      expect(counts(await listOf(here))).toEqual([0, 0, 0, 0]);
      const ended = await here.send('GET', `/api/meeting-events/${eventId}`, claire);
      expect([ended.status, ended.body.endedQuoteId]).toEqual([404, testQuoteId]);
      const survey = await here.send('GET', `/api/meeting-events/${eventId}/customer-survey`, claire);
      expect([survey.status, survey.body.endedQuoteId]).toEqual([404, testQuoteId]);
      const forStaff = await here.send('GET', `/api/staff/surveys/${eventId}`, staff);
      expect([forStaff.status, forStaff.body.endedQuoteId]).toEqual([404, testQuoteId]);
      for (const path of [eventId, `${eventId}/customer-survey`]) {
        const strange = await here.send('GET', `/api/meeting-events/${path}`, hugo);
        expect([strange.status, strange.body.endedQuoteId]).toEqual([404, undefined]);
      }
      await here.tell('booking.reinstated', 7, makeBooking());
      expect(counts(await listOf(here))).toEqual([0, 0, 1, 0]);
    });

    itOnBothEngines('has its survey as it was where it is confirmed again with the rooms and sittings that it had', async () => {
      const here = await world();
      const eventId = await here.eventOf();
      const { get, validate } = await fillIn(here, eventId);
      await validate();
      const lunch = (await get('day/0/lunch')).body;
      for (const sequence of [6, 7])
        await here.tell('booking.cancelled', sequence, { ...gone, status: 'Approved', standing: 'cancelled', rooms: [], lunches: [] });
      await here.tell('booking.reinstated', 8, makeBooking());
      expect((await here.send('GET', `/api/meeting-events/${eventId}`, claire)).body.status).toBe('DONE');
      expect((await get('day/0/lunch')).body).toEqual(lunch);
    });

    itOnBothEngines('tells its Meeting Scientist once for each time that it is cancelled, with the lunches to call off', async () => {
      const here = await world();
      const eventId = await here.eventOf({ lunchOutsidePrices: [{ day: '2026-10-06', excludingVat: 1_000, vatPercent: 10 }] });
      const { put, validate } = await fillIn(here, eventId);
      await put('day/0/lunch', { pax: 61, service: 'external_restaurant' });
      await validate();
      const { revision } = (await here.send('GET', `/api/staff/surveys/${eventId}`, staff)).body;
      await here.send('POST', `/api/staff/surveys/${eventId}/accept`, staff, { body: { revision } });
      const cancelled = { ...makeBooking(), standing: 'cancelled' as const };
      for (const sequence of [6, 6, 7]) await here.tell('booking.cancelled', sequence, cancelled);
      await here.settle();
      const mails = () => here.mails.filter(({ id }) => id.includes('-event-cancelled-'));
      expect(mails()).toHaveLength(1);
      const [mail] = mails();
      expect(mail?.to).toBe('sales@comet.example');
      expect(mail?.subject).toMatch(/^Réservation annulée\s: Comet Ternes$/);
      expect(mail?.text.replaceAll(/\s/g, ' ')).toMatch(/mardi 6 octobre.*Restaurant extérieur, 61/);
      expect(mail?.text).toContain(`/staff/quotes/${testQuoteId}`);
      await here.tell('booking.reinstated', 8, makeBooking());
      await here.settle();
      const again = here.mails.filter(({ id }) => id.includes('-event-reinstated-'));
      expect(again).toMatchObject([{ to: 'sales@comet.example', subject: expect.stringMatching(/^Réservation rétablie/) }]);
      expect(again[0]?.text.replaceAll(/\s/g, ' ')).toMatch(/mardi 6 octobre.*Restaurant extérieur, 61/);
      await here.tell('booking.cancelled', 9, cancelled);
      await here.settle();
      expect(mails()).toHaveLength(2);
    });

    it('that is over is called off with nobody', async () => {
      const here = await world();
      await here.eventOf();
      here.clock.now = Date.UTC(2026, 9, 6, 22);
      await here.tell('booking.cancelled', 6, { ...gone, status: 'Approved', standing: 'cancelled' });
      await here.settle();
      expect(here.mails.filter(({ id }) => id.includes('-event-cancelled-'))).toEqual([]);
    });

    itOnBothEngines('shows the rooms that staff moved it into, and its survey stays open', async () => {
      const here = await world();
      const eventId = await here.eventOf();
      const survey = `/api/meeting-events/${eventId}/customer-survey`;
      const before = (await here.send('GET', survey, claire)).body;
      const [room, ...others] = makeBooking().rooms;
      if (!room) throw new Error('the booking has no room');
      await here.tell(
        'booking.changed',
        6,
        makeBooking({ rooms: [{ ...room, roomId: 'Ternes-Niel', roomName: 'Salon Niel' }, ...others] }),
      );
      const after = await here.send('GET', survey, claire);
      expect(after.status).toBe(200);
      expect(JSON.stringify(before)).not.toContain('Salon Niel');
      expect(counts(await listOf(here))).toEqual([0, 0, 1, 0]);
      const summary = await here.send('GET', `${survey}/summary`, claire);
      expect(JSON.stringify(summary.body)).toContain('Salon Niel');
    });

    it('stands among the past ones from the midnight of its venue that ends its last day on, the last first', async () => {
      const here = await world();
      await here.eventOf();
      const days = [bookedDay('2026-10-07'), bookedDay('2026-10-08')];
      await here.eventOf({ quoteId: '00000000-0000-4000-8000-00000000a002', days });
      here.clock.now = Date.UTC(2026, 9, 6, 21, 59);
      expect(counts(await listOf(here))).toEqual([0, 0, 2, 0]);
      here.clock.now = Date.UTC(2026, 9, 6, 22);
      expect(counts(await listOf(here))).toEqual([0, 0, 1, 1]);
      // Its last day counts, not its first.
      here.clock.now = Date.UTC(2026, 9, 8, 21, 59);
      expect(counts(await listOf(here))).toEqual([0, 0, 1, 1]);
      here.clock.now = Date.UTC(2026, 9, 8, 22);
      expect((await listOf(here)).pasts.map(({ startDate }) => startDate)).toEqual(['2026-10-07', '2026-10-06']);
    });

    it('is refused if it breaks the contract, so that it is delivered again', async () => {
      const here = await world();
      expect(await here.tell('booking.approved', 5, { ...makeBooking(), days: 'tomorrow' })).toBe(500);
      expect(await here.tell('booking.approved', 5, makeBooking())).toBe(204);
    });
  });

  describe('an erased user', () => {
    itOnBothEngines('leaves nothing behind once their event is over, and is not taken up again', async () => {
      const here = await world();
      const eventId = await here.eventOf();
      await here.send('POST', `/api/meeting-events/${eventId}/customer-survey/share-link`, claire);
      await here.eventOf({ quoteId: '00000000-0000-4000-8000-00000000a009', customer: { ...makeBooking().customer, userId: hugo.userId } });
      here.clock.now = Date.UTC(2026, 9, 7);
      await here.tell('user.erased', 1, { userId: claireId });
      await here.tell('booking.approved', 9, makeBooking());
      await here.settle();
      const { tables, database } = here.deps;
      for (const table of [tables.booking, tables.meetingEvent, tables.customer]) {
        expect((await database.read.select().from(table)).map(({ userId }) => userId)).toEqual([hugo.userId]);
      }
      for (const table of [tables.surveyStep, tables.notice, tables.shareLink]) {
        expect((await database.read.select().from(table)).filter((row) => row.eventId === eventId)).toEqual([]);
      }
    });
  });
});
