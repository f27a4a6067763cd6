import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { surveyMigrations } from '../db/migrations.ts';
import { mintBooking } from '../testing/mint-booking.ts';
import { claire, oneDay, surveyWorld } from '../testing/survey-world.ts';

const writes: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete']);

/** A database that breaks off one transaction: before the write of a number, counted over all. */
const mortalDatabase = (database: Database) => {
  const fate = { diesBefore: Number.POSITIVE_INFINITY, written: 0, hasDied: false };
  const mortal = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name) {
        const verb: unknown = Reflect.get(target, name);
        if (typeof verb !== 'function') return verb;
        if (writes.has(name) && fate.written++ === fate.diesBefore) {
          fate.hasDied = true;
          throw new Error('crash in the middle');
        }
        return verb.bind(target);
      },
    });
  const transact: Database['transact'] = (work) => database.transact((tx) => work(mortal(tx)));
  return { database: { ...database, transact }, fate };
};

onEachEngine(surveyMigrations, (open) => {
  it('a write that breaks off anywhere on a booking’s way is made good, and the booking arrives once', async () => {
    let hasDied = true;
    for (let diesBefore = 0; hasDied; diesBefore++) {
      const { database, fate } = mortalDatabase(await open());
      const world = surveyWorld(database);
      fate.diesBefore = diesBefore;
      const tell = () => world.tell('booking.approved', 5, mintBooking());
      if ((await tell()) !== 204) expect(await tell()).toBe(204);
      for (let round = 0; round < 12; round++) {
        await world.relay.runOnce().catch(() => 0);
        world.clock.now += 60_000;
      }
      const { incomings, unsynchronized, synchronizedNotRefetched } = (await world.send('GET', '/api/meeting-events', claire)).body;
      expect([diesBefore, incomings.length, unsynchronized.length, synchronizedNotRefetched.length]).toEqual([diesBefore, 1, 0, 0]);
      expect(new Set(world.mails.map(({ id }) => id)).size).toBe(1);
      expect(await world.outbox()).toEqual([]);
      hasDied = fate.hasDied;
      expect(world.clock.now).toBeLessThan(Date.UTC(2026, 8, 14) + oneDay);
    }
  });
});
