import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { surveyMigrations } from '../db/migrations.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { claire, surveyWorld } from '../testing/survey-world.ts';

const mostRounds = 20;

onBothEngines(surveyMigrations, (open) => {
  it('a write that breaks off anywhere on a booking’s way is made good, and the booking arrives once', async () => {
    const { database, fate } = mortalDatabase(await open());
    const world = surveyWorld(database);
    for (let diesAt = 0; fate.written > fate.diesAt || diesAt === 0; diesAt++) {
      const quoteId = `00000000-0000-4000-8000-${String(diesAt).padStart(12, '0')}`;
      const mailed = world.mails.length;
      Object.assign(fate, { diesAt, written: 0 });
      const tell = () => world.tell('booking.approved', 5, makeBooking({ quoteId }));
      if ((await tell()) !== 204) expect(await tell()).toBe(204);
      for (let round = 0; round < mostRounds && (await world.outbox()).length > 0; round++) {
        await world.relay.runOnce().catch(() => 0);
        world.clock.now += 60_000;
      }
      const { incomings, unsynchronized, synchronizedNotRefetched } = (await world.send('GET', '/api/meeting-events', claire)).body;
      const arrived = incomings.filter((event: { quoteId: string }) => event.quoteId === quoteId);
      expect([diesAt, arrived.length, unsynchronized.length, synchronizedNotRefetched.length]).toEqual([diesAt, 1, 0, 0]);
      // An event that left before its row was deleted may leave again, under the same id.
      expect(new Set(world.mails.slice(mailed).map(({ id }) => id)).size).toBe(1);
      expect(await world.outbox()).toEqual([]);
    }
    expect(fate.diesAt).toBeGreaterThan(10);
  });
});
