import { keptProspects, keptTransactions } from '@plenary/service-kit/retention';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { onEachSurveyWorld } from '../testing/each-survey-world.ts';
import { claireId, makeBooking } from '../testing/make-booking.ts';
import { claire, oneDay, staff } from '../testing/survey-world.ts';
import { runRetention } from './run-retention.ts';

// Covers B-N24–B-N28.

/** Last day of the factory's booking. */
const eventDay = Date.parse('2026-10-06T00:00:00Z');

onEachSurveyWorld((world) => {
  const rows = async () => {
    const { database, tables } = world.deps;
    const { booking, customer, meetingEvent, surveyStep, archivedStep, surveyHistory, shareLink, notice } = tables;
    const of = [booking, customer, meetingEvent, surveyStep, archivedStep, surveyHistory, shareLink, notice];
    return Promise.all(of.map((table) => database.read.$count(table)));
  };
  /** As a change of the booking leaves it. */
  const archived = (eventId: string) =>
    world.deps.database.transact((tx) =>
      tx.insert(world.deps.tables.archivedStep).values({
        ...{ eventId, key: '0/wellness', day: '2026-10-06', version: 1 },
        ...{ answers: { pax: 24, startTime: null, duration: 'PT1H', comment: 'Knees' }, initial: { pax: 24, duration: 'PT1H' } },
      }),
    );
  const runAt = (now: number) => {
    world.clock.now = now;
    return runRetention(world.deps);
  };

  itOnBothEngines('keeps an event with its survey five years from its last day on, then nothing of it or of its customer', async () => {
    const eventId = await world.eventOf();
    await world.send('POST', `/api/meeting-events/${eventId}/customer-survey/share-link`, claire);
    await archived(eventId);
    const before = await rows();
    const over = eventDay + 2 * oneDay + keptTransactions;
    expect(await runAt(over - oneDay)).toMatchObject({ events: 0, bookings: 0, people: 0 });
    expect(await rows()).toEqual(before);
    expect(await runAt(over)).toMatchObject({ events: 1, bookings: 1, people: 1 });
    expect(await rows()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('forgets a booking that became no event three years on', async () => {
    const asked = makeBooking({ status: 'Presented', option: { optionId: claireId, rank: 1, expiresAt: '2026-09-20T10:00:00Z' } });
    await world.tell('option.placed', 1, asked);
    const over = eventDay + 2 * oneDay + keptProspects;
    await runAt(over - oneDay);
    expect((await rows()).slice(0, 2)).toEqual([1, 1]);
    expect(await runAt(over)).toMatchObject({ bookings: 1, people: 1 });
    expect((await rows()).slice(0, 2)).toEqual([0, 0]);
  });

  it('runs once a day, for any number of replicas, and records what it did', async () => {
    await world.eventOf();
    world.clock.now = eventDay + 3 * oneDay + keptTransactions;
    const runs = await Promise.all([runRetention(world.deps), runRetention(world.deps), runRetention(world.deps)]);
    expect(runs.filter((did) => did !== null)).toEqual([expect.objectContaining({ events: 1 })]);
    expect(await runRetention(world.deps)).toBeNull();
    const at = new Date(world.clock.now).toISOString();
    const path = `/api/staff/retention?month=${at.slice(0, 7)}`;
    expect((await world.send('GET', path, staff)).body).toEqual({
      runs: [{ day: at.slice(0, 10), at, removed: { events: 1, bookings: 1, people: 1, deeds: 0, unsent: 0 } }],
      hasEarlier: false,
    });
    expect((await world.send('GET', path, claire)).status).toBe(403);
  });
});
