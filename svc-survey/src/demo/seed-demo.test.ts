import { demoPeople, demoQuoteId } from '@plenary/contracts/demo';
import type { BookingEvent } from '@plenary/contracts/events';
import { salesforceId } from '@plenary/contracts/meeting-events.schemas';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { embeddedCrm } from '../crm/embedded-crm.ts';
import { surveyKeys } from '../keys.ts';
import { surveyRelay } from '../relay.ts';
import { prepareSurvey } from '../surveys/prepare-survey.ts';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { bookedDay, makeBooking } from '../testing/make-booking.ts';
import { claire, hugo, oneDay, type SurveyWorld, staff, testNow } from '../testing/survey-world.ts';
import { demoCrm } from './demo-crm.ts';
import { demoContacts, demoStates } from './demo-states.ts';
import { prepareDemoSurvey } from './prepare-demo-survey.ts';
import { seedDemo } from './seed-demo.ts';

// Covers L-K20–L-K22, L-I02.

/** Days from today on which svc-booking's demo books, by the number of the quote. */
const startsIn = { 1: 18, 2: 32, 3: 26, 4: 21, 5: -24, 6: -97, 7: 60, 8: 48, 9: 75, 11: 40, 12: 54 } as const;

const bookingOf = (number: number, days: number): BookingEvent => {
  const booking = makeBooking({
    quoteId: demoQuoteId(number),
    days: [bookedDay(new Date(testNow + days * oneDay).toISOString().slice(0, 10))],
  });
  if (number === 11) return { ...booking, customer: { ...booking.customer, ...demoPeople.ines } };
  if (number !== 8) return booking;
  const expiresAt = new Date(testNow + 5 * oneDay).toISOString();
  return { ...booking, status: 'Presented', option: { optionId: 'd0000008-0000-4000-8000-000000000108', rank: 1, expiresAt } };
};

/** Tells of the demo's bookings as svc-booking does, and lets the outbox of the demo leave. */
const tellDemo = async ({ deps, tell }: SurveyWorld) => {
  const mails: unknown[] = [];
  const relay = surveyRelay(deps, {
    logger: createLogger({ service: 'test', level: 'silent' }),
    mailer: { send: async (mail) => void mails.push(mail) },
    tellBooking: async () => {},
    prepare: prepareDemoSurvey(deps, prepareSurvey(deps)),
  });
  for (const [number, days] of Object.entries(startsIn)) {
    const type = number === '8' ? 'option.placed' : 'booking.approved';
    expect(await tell(type, 1, bookingOf(Number(number), days))).toBeLessThan(300);
  }
  while ((await relay.runOnce()) > 0);
  return mails;
};

onEachSurveyWorld(
  (world) => {
    describe('the demo', () => {
      let mails: unknown[];
      beforeEach(async () => {
        await seedDemo(world.deps);
        mails = await tellDemo(world);
      });

      itOnBothEngines('shows Claire an event in every state, and mails nobody', async () => {
        const { incomings, synchronizedNotRefetched, unsynchronized, pasts } = (await world.send('GET', '/api/meeting-events', claire))
          .body;
        expect(new Set(incomings.map(({ status }: { status: string }) => status))).toEqual(
          new Set(['TODO', 'DONE', 'WAITING_COMET_VALIDATION']),
        );
        expect(synchronizedNotRefetched).toHaveLength(1);
        expect(unsynchronized.map(({ stage }: { stage: string }) => stage)).toEqual(['option', 'approved']);
        expect((await world.send('GET', '/api/staff/crm-faults', staff)).body.faults).toHaveLength(1);
        expect(pasts).toHaveLength(2);
        expect((await world.send('GET', '/api/meeting-events', hugo)).body.incomings).toEqual([]);
        expect(mails).toEqual([]);
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

      // Covers L-I04.
      it('has a quote for every event, made before it', async () => {
        const { incomings, pasts } = (await world.send('GET', '/api/meeting-events', claire)).body;
        for (const { eventId, quoteId, startDate } of [...incomings, ...pasts]) {
          const { body } = await world.send('GET', `/api/meeting-events/${eventId}/quotes/${quoteId}`, claire);
          expect(body).toMatchObject({ hasQuote: true, _links: { download: { href: expect.stringContaining(quoteId) } } });
          expect(body.lastQuoteDate < startDate).toBe(true);
        }
      });

      it('is put in once, however often the service starts and is told', async () => {
        const events = async () => (await world.send('GET', '/api/meeting-events', claire)).body;
        const before = await events();
        await seedDemo(world.deps);
        expect(await tellDemo(world)).toEqual([]);
        expect(await events()).toEqual(before);
        expect((await world.send('GET', '/api/staff/meeting-scientists', staff)).body.scientists).toHaveLength(4);
      });

      it('leaves every other booking on its usual way: an event of its own, and an invitation', async () => {
        const eventId = await world.eventOf();
        expect(demoStates.map((state) => state.eventId)).not.toContain(eventId);
        expect(world.mails).toHaveLength(1);
      });
    });
  },
  { crm: demoCrm(embeddedCrm({ key: surveyKeys(testSecret).recordId })) },
);

it('has ids that the CRM could have given', () => {
  for (const id of [...demoStates.map(({ eventId }) => eventId), ...demoContacts.map(({ contactId }) => contactId)])
    expect(salesforceId.safeParse(id).success).toBe(true);
});
