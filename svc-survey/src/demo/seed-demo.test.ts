import { salesforceId } from '@plenary/contracts/meeting-events';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { claire, hugo, oneDay, staff, testNow } from '../testing/survey-world.ts';
import { demoContacts, demoEvents } from './demo-bookings.ts';
import { seedDemo } from './seed-demo.ts';

onEachSurveyWorld((world) => {
  describe('the demo', () => {
    beforeEach(() => seedDemo(world.deps));

    itOnBothEngines('shows Claire an event in every state', async () => {
      const { incomings, synchronizedNotRefetched, unsynchronized, pasts } = (await world.send('GET', '/api/meeting-events', claire)).body;
      expect(new Set(incomings.map(({ status }: { status: string }) => status))).toEqual(
        new Set(['TODO', 'DONE', 'WAITING_COMET_VALIDATION']),
      );
      expect(synchronizedNotRefetched).toHaveLength(1);
      expect(unsynchronized.map(({ stage }: { stage: string }) => stage)).toEqual(['option', 'approved']);
      expect((await world.send('GET', '/api/staff/crm-faults', staff)).body.faults).toHaveLength(1);
      expect(pasts).toHaveLength(2);
      expect((await world.send('GET', '/api/meeting-events', hugo)).body.incomings).toEqual([]);
    });

    it('gives every survey its summary, whole where it was saved, and a closed one', async () => {
      const { incomings } = (await world.send('GET', '/api/meeting-events', claire)).body;
      const closed: boolean[] = [];
      for (const { eventId, status } of incomings) {
        const path = `/api/meeting-events/${eventId}/customer-survey`;
        const { body } = await world.send('GET', `${path}/summary`, claire);
        expect([eventId, body.hasWarning]).toEqual([eventId, status === 'WAITING_COMET_VALIDATION']);
        if (status !== 'TODO') expect([eventId, body.errors]).toEqual([eventId, {}]);
        closed.push((await world.send('GET', path, claire)).body.isLogOk);
      }
      expect(closed.filter(Boolean)).toHaveLength(1);
      expect((await world.send('GET', '/api/staff/surveys', staff)).body.surveys).toHaveLength(6);
    });

    it('has a quote for every event, made before it', async () => {
      const { incomings, pasts } = (await world.send('GET', '/api/meeting-events', claire)).body;
      for (const { eventId, quoteId, startDate } of [...incomings, ...pasts]) {
        const { body } = await world.send('GET', `/api/meeting-events/${eventId}/quotes/${quoteId}`, claire);
        expect(body).toMatchObject({ hasQuote: true, _links: { download: { href: expect.stringContaining(quoteId) } } });
        expect(body.lastQuoteDate < startDate).toBe(true);
      }
    });

    it('is put in once', async () => {
      await seedDemo(world.deps);
      expect((await world.send('GET', '/api/staff/meeting-scientists', staff)).body.scientists).toHaveLength(4);
    });
  });
});

it('is the same for the same day, on weekdays, with ids that the CRM could have given', () => {
  const events = demoEvents('2026-09-14', testNow);
  expect(events).toEqual(demoEvents('2026-09-14', testNow));
  const days = events.flatMap(({ booking }) => booking.days.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay()));
  expect(days.filter((day) => day === 0 || day === 6)).toEqual([]);
  for (const { eventId } of events) if (eventId) expect(salesforceId.safeParse(eventId).success).toBe(true);
  for (const contact of demoContacts) expect(salesforceId.safeParse(contact.salesforceId).success).toBe(true);
});

it('has events of more than one day on days that follow each other, on any day of the week', () => {
  for (let day = 0; day < 7; day++) {
    const today = new Date(testNow + day * oneDay).toISOString().slice(0, 10);
    for (const { booking } of demoEvents(today, testNow)) {
      const dates = booking.days.map(({ date }) => Date.parse(date));
      for (const [index, date] of dates.entries()) if (index > 0) expect(date - (dates[index - 1] ?? 0)).toBe(oneDay);
    }
  }
});
