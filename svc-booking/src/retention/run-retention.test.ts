import { kitTables } from '@plenary/service-kit/kit-tables';
import { keptInvoices, keptProspects, keptRepeats, keptTransactions } from '@plenary/service-kit/retention';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines } from '@plenary/service-kit/testing/each-engine';
import { sweepOptions } from '../options/sweep-options.ts';
import { claire, hugo, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { keepSentMail } from '../records/keep-sent-mail.ts';
import { onEachSignatureWorld, type SignatureWorld } from '../signature/testing/each-signature-world.ts';
import { setQuoteStatus } from '../testing/set-quote-status.ts';
import { areOver } from './retention-rules.ts';
import { runRetention } from './run-retention.ts';

// Covers B-N24–B-N28.

const day = 24 * 60 * 60 * 1_000;
const eventDay = Date.parse(`${tuesday}T00:00:00Z`);

describe('what was on days', () => {
  it.each([
    ['is over once all of it is as old', ['2026-10-06'], eventDay + 2 * day + keptInvoices, true],
    ['is not a moment before', ['2026-10-06'], eventDay + 2 * day + keptInvoices - 1, false],
    ['counts from its last day, in whatever order', ['2026-10-06', '2026-10-02'], eventDay + 2 * day + keptInvoices - 1, false],
    ['is never over without a day', [], Number.MAX_SAFE_INTEGER, false],
  ])('%s', (_, days, now, isOver) => {
    expect(areOver(days, { kept: keptInvoices, now })).toBe(isOver);
  });
});

onEachSignatureWorld((world) => {
  const kept = async () => {
    const { database, tables } = world.deps;
    const { demand, quote, callback, booking, sentMail, task } = tables;
    const count = (table: Parameters<typeof database.read.$count>[0]) => database.read.$count(table);
    const tablesOf = [demand, quote, callback, booking, task, sentMail, kitTables(database.dialect).idempotency];
    const [demands, quotes, callbacks, bookings, tasks, mails, replies] = await Promise.all(tablesOf.map(count));
    return { demands, quotes, callbacks, bookings, tasks, mails, replies };
  };
  const contractsOf = async ({ deps: { database, tables } }: SignatureWorld) => {
    const { signature, signatureDocument, signatureCertificate, countersignToken } = tables;
    const of = [signature, signatureDocument, signatureCertificate, countersignToken];
    return Promise.all(of.map((table) => database.read.$count(table)));
  };
  const runAt = (now: number) => {
    world.clock.now = now;
    return runRetention(world.deps);
  };

  /** A customer's demand with its quote, an option with a key, and a call-back that sales wrote something about, and its mail. */
  const askForAll = async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    const { demandId } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
    await world.send('POST', `/api/demands/${demandId}/call-me-back`, claire, { body: { action: 'call-me-back' } });
    const { database, tables } = world.deps;
    await database.transact((tx) =>
      tx.insert(tables.task).values({ id: demandId, state: 'done', owner: null, note: 'Claire', version: 1 }),
    );
    await keepSentMail(world.deps, { id: 'mail', aggregateId: demandId, mail: { to: claire.email, subject: 'Call-back' } });
    await world.place(claire, quoteId, 'key');
    const [held] = await database.read.select({ id: tables.booking.id }).from(tables.booking);
    await database.transact((tx) =>
      tx.insert(tables.task).values({ id: held?.id ?? '', state: 'open', owner: null, note: 'Claire', version: 1 }),
    );
  };
  const all = { demands: 1, quotes: 1, callbacks: 1, bookings: 1, tasks: 2, mails: 1, replies: 1 };

  itOnBothEngines('forgets what never became a contract three years on, and not before', async () => {
    await askForAll();
    const start = world.clock.now;
    await runRetention(world.deps);
    expect(await kept()).toEqual(all);
    world.clock.now = start + keptRepeats;
    await sweepOptions(world.deps);
    await runRetention(world.deps);
    expect(await kept()).toEqual({ ...all, replies: 0 });
    await runAt(start + keptProspects - 1);
    expect(await kept()).toEqual({ ...all, replies: 0 });
    expect(await runAt(start + keptProspects + day)).toMatchObject({ requests: 1, options: 1, quotes: 1, demands: 1, contracts: 0 });
    expect(await kept()).toEqual({ demands: 0, quotes: 0, callbacks: 0, bookings: 0, tasks: 0, mails: 0, replies: 0 });
  });

  it('runs once a day, for any number of replicas, and records what it did', async () => {
    await askForAll();
    world.clock.now += keptProspects;
    await sweepOptions(world.deps);
    const runs = await Promise.all([runRetention(world.deps), runRetention(world.deps), runRetention(world.deps)]);
    expect(runs.filter((did) => did !== null)).toEqual([expect.objectContaining({ quotes: 1 })]);
    expect(await runRetention(world.deps)).toBeNull();
    const at = new Date(world.clock.now).toISOString();
    const path = `/api/sales-desk/retention?month=${at.slice(0, 7)}`;
    expect((await world.send('GET', path, testUser({ role: 'staff' }))).body).toEqual({
      runs: [{ day: at.slice(0, 10), at, removed: expect.objectContaining({ quotes: 1 }) }],
      hasEarlier: false,
    });
    expect((await world.send('GET', path, claire)).status).toBe(403);
    expect(await runAt(world.clock.now + day)).toMatchObject({ quotes: 0 });
  });

  it('keeps a contract ten years from its event on, with its document, and then nothing of it', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    expect((await world.prepareAndSign(claire, quoteId)).body.status).toBe('Approved');
    const contract = await contractsOf(world);
    expect(contract).toEqual([1, 1, 0, 0]);
    const over = eventDay + 2 * day + keptInvoices;
    await runAt(over - day);
    expect(await contractsOf(world)).toEqual(contract);
    expect((await world.send('GET', `/api/quotes/${quoteId}`, claire)).status).toBe(200);
    expect(await runAt(over)).toMatchObject({ contracts: 1, demands: 0 });
    expect(await contractsOf(world)).toEqual([0, 0, 0, 0]);
    expect(await kept()).toMatchObject({ demands: 0, quotes: 0 });
    const { database, tables } = world.deps;
    expect(await database.read.select().from(tables.booking)).toMatchObject([{ quoteId: null, userId: null, customer: null }]);
  });

  it('forgets who held rooms five years on; the rooms stay taken, and the contract readable', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.prepareAndSign(claire, quoteId);
    const claims = await world.claims();
    const { database, tables } = world.deps;
    const [held] = await database.read.select().from(tables.booking);
    const holder = async () => (await database.read.select().from(tables.booking))[0]?.userId;
    await runAt(Math.max(eventDay + day, held?.createdAt ?? 0) + keptTransactions - 2 * day);
    expect(await holder()).toBe(claire.userId);
    expect(await runAt(world.clock.now + 4 * day)).toMatchObject({ holders: 1 });
    expect(await holder()).toBeNull();
    expect(await world.claims()).toEqual(claims);
    expect((await world.send('GET', `/api/quotes/${quoteId}`, claire)).status).toBe(200);
  });

  it('forgets a signature that came to nothing five years on, and then its quote as any other', async () => {
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.prepareAndSign(claire, quoteId, { company: { secondSignatory: 'nadia@atelier-nord.example' } });
    await world.post();
    expect((await world.reject(claire, quoteId)).status).toBe(204);
    const ended = world.clock.now;
    await runAt(ended + keptTransactions - day);
    expect(await contractsOf(world)).toEqual([1, 1, 0, 1]);
    expect(await runAt(ended + keptTransactions)).toMatchObject({ signatures: 1, quotes: 1 });
    expect(await contractsOf(world)).toEqual([0, 0, 0, 0]);
    expect(await kept()).toMatchObject({ demands: 0, quotes: 0 });
  });

  it('forgets what staff did five years on', async () => {
    const { database, tables } = world.deps;
    const by = { userId: hugo.userId, email: 'staff@comet.example', name: 'Sam Staff' };
    const deed = { by, action: 'task-changed', subjectType: 'callback', subjectId: 'c1' };
    const subject = { type: 'callback', id: 'c1', name: 'Claire' };
    await database.transact(async (tx) => {
      for (const at of [0, 2 * day]) await tx.insert(tables.auditEntry).values({ ...deed, id: `at ${at}`, at, subject, changes: [] });
    });
    expect(await runAt(keptTransactions)).toMatchObject({ deeds: 1 });
    expect(await database.read.select({ id: tables.auditEntry.id }).from(tables.auditEntry)).toEqual([{ id: `at ${2 * day}` }]);
  });

  it.each(['Partially signed', 'Devis signé - Missing info', 'Approved'] as const)(
    'keeps a quote that is %s, with its demand',
    async (status) => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await setQuoteStatus(world.deps, status);
      await runAt(world.clock.now + keptProspects);
      expect(await kept()).toMatchObject({ demands: 1, quotes: 1 });
      expect((await world.send('GET', `/api/quotes/${quoteId}`, claire)).status).toBe(200);
    },
  );

  it('keeps a booking that holds rooms, with the quote it came from', async () => {
    const quoteId = await world.quoteOf(hugo, oneDay);
    await world.book({ quoteId, userId: hugo.userId, slots: [{ roomId: 'Ternes-A', day: tuesday, half: 'AM' }] });
    await runAt(world.clock.now + keptProspects);
    expect(await kept()).toMatchObject({ demands: 1, quotes: 1, bookings: 1 });
  });
});
