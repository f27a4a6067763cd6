import { jobRunTable } from '@plenary/service-kit/daily-job';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { keptTransactions } from '@plenary/service-kit/retention';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { day } from '../sessions/session-rules.ts';
import { identityWorld, testNow } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { isDueToErase, keptAfterUse, keptInactive } from './retention-rules.ts';
import { runRetention } from './run-retention.ts';

// Covers B-N24–B-N28.

const none = { sessions: 1, links: 1, deeds: 0, unsent: 0 };
const account = { role: 'customer', isActive: true, createdAt: 0, lastSeenAt: null } as const;

describe('the end of an account', () => {
  it.each([
    ['three years after its last use', { ...account, lastSeenAt: testNow }, testNow + keptAfterUse],
    ['three years after signup where it was never used', account, keptAfterUse],
    ['two years after a signup that was never completed', { ...account, isActive: false }, keptInactive],
    ['two years after the last use of one that was never completed', { ...account, isActive: false, lastSeenAt: day }, day + keptInactive],
  ])('is %s', (_, of, end) => {
    expect([isDueToErase(of, end - 1), isDueToErase(of, end)]).toEqual([false, true]);
  });

  it('never comes by time for staff', () => {
    for (const role of ['staff', 'admin'] as const) expect(isDueToErase({ ...account, role }, 100 * keptAfterUse)).toBe(false);
  });
});

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    const { database, tables } = made.deps;
    await putCompanies(made.deps);
    const users = [
      { id: 'forgotten', lastSeenAt: testNow - keptAfterUse, createdAt: 0 },
      { id: 'in use', lastSeenAt: testNow - keptAfterUse + 1, createdAt: 0 },
      { id: 'never completed', isActive: false, createdAt: testNow - keptInactive },
      { id: 'completed', isActive: true, createdAt: testNow - keptInactive },
      { id: 'staff', role: 'staff' as const, createdAt: 0 },
    ];
    for (const user of users)
      await putUser(made.deps, { ...user, email: `${user.id.replace(' ', '-')}@atelier-nord.example`, password: null });
    await database.transact(async (tx) => {
      for (const [name, expiresAt] of [
        ['over', testNow],
        ['live', testNow + 1],
      ] as const) {
        await tx.insert(tables.spentToken).values({ tokenHash: name, expiresAt });
        const times = { createdAt: 0, lastSeenAt: 0, expiresAt };
        await tx.insert(tables.session).values({ tokenHash: name, userId: 'in use', ...times });
        await tx.insert(tables.pendingSignIn).values({ tokenHash: name, userId: 'in use', step: 'user-info', createdAt: 0, expiresAt });
        const attempt = { stateHash: name, browserHash: '', nonce: '', codeVerifier: '', fromPath: '/' };
        await tx.insert(tables.ssoAttempt).values({ ...attempt, expiresAt });
        const link = { tokenHash: name, askId: name, userId: 'in use', purpose: 'password' as const, page: '/', redirectUrl: '/' };
        await tx.insert(tables.mailToken).values({ ...link, createdAt: 0, expiresAt: expiresAt - 30 * day });
        const { throttle } = kitTables(database.dialect);
        await tx.insert(throttle).values({ key: name, windowStart: expiresAt - day, count: 1 });
      }
    });
    const rows = async () => {
      const { session, spentToken, pendingSignIn, ssoAttempt, mailToken, user } = tables;
      const counts = [session, spentToken, pendingSignIn, ssoAttempt, mailToken].map((table) => database.read.$count(table));
      const ids = (await database.read.select({ id: user.id }).from(user)).map(({ id }) => id).sort();
      return { counts: await Promise.all(counts), throttles: await database.read.$count(kitTables(database.dialect).throttle), ids };
    };
    return { ...made, rows };
  };
  const after = { counts: [1, 1, 1, 1, 1], throttles: 1, ids: ['completed', 'in use', 'staff'] };

  describe('the daily job', () => {
    itOnBothEngines('erases accounts whose time is over, audited, and forgets what has expired', async () => {
      const { deps, rows } = await world();
      expect(await runRetention(deps)).toBe(2);
      expect(await rows()).toEqual(after);
      const entries = await deps.database.read.select().from(deps.tables.audit);
      const told = entries.map(({ action, userId, actor }) => ({ action, userId, actor })).sort((a, b) => (a.userId < b.userId ? -1 : 1));
      expect(told).toEqual(['forgotten', 'never completed'].map((userId) => ({ action: 'erased', userId, actor: 'retention' })));
    });

    itOnBothEngines('changes nothing when it is run again, or by several copies at once', async () => {
      const { deps, rows } = await world();
      const runs = await Promise.all([runRetention(deps), runRetention(deps), runRetention(deps)]);
      expect(runs.sort()).toEqual([0, 0, 2]);
      expect(await runRetention(deps)).toBe(0);
      expect(await rows()).toEqual(after);
      expect(await deps.database.read.$count(deps.tables.audit)).toBe(2);
    });

    it('keeps its own log and the trails for five years', async () => {
      const { deps, clock } = await world();
      const { database, tables } = deps;
      const entry = { action: 'exported' as const, userId: 'in use', actor: 'in use' };
      await database.transact(async (tx) => {
        for (const at of [testNow - keptTransactions, testNow - keptTransactions + 1])
          await tx.insert(tables.audit).values({ ...entry, id: `${at}`, at });
      });
      await runRetention(deps);
      expect(await database.read.$count(tables.audit)).toBe(3);
      clock.now += day;
      await runRetention(deps);
      expect(await database.read.select().from(jobRunTable(database.dialect))).toMatchObject([
        { name: 'retention', day: '2026-09-14', at: testNow, did: { accounts: 2, deeds: 1, sessions: 1, links: 1 } },
        { name: 'retention', day: '2026-09-15', at: testNow + day, did: { accounts: 1, deeds: 1 } },
      ]);
    });

    it('shows staff the numbers of a month and of self-erased accounts by day, without names', async () => {
      const { deps, get, clock } = await world();
      await runRetention(deps);
      clock.now += day;
      await runRetention(deps);
      const entry = { action: 'erased' as const, userId: 'gone', actor: 'gone' };
      await deps.database.transact(async (tx) => {
        for (const at of [testNow - 40 * day, testNow + 1, testNow + 2])
          await tx.insert(deps.tables.audit).values({ ...entry, id: `${at}`, at });
      });
      const asked = await get('/api/accounts/retention?month=2026-09', { actor: testUser({ role: 'staff' }) });
      expect(await asked.json()).toEqual({
        runs: [
          { day: '2026-09-15', at: expect.any(String), removed: { accounts: 1, accountsOnRequest: 0, ...none } },
          {
            ...{ day: '2026-09-14', at: new Date(testNow).toISOString() },
            removed: { accounts: 2, accountsOnRequest: 2, sessions: 1, links: 1, deeds: 0, unsent: 0 },
          },
        ],
        hasEarlier: false,
      });
      expect((await get('/api/accounts/retention?month=2026-09', { actor: testUser() })).status).toBe(403);
      expect((await get('/api/accounts/retention?month=2026-13', { actor: testUser({ role: 'staff' }) })).status).toBe(400);
    });

    it('erases the others where an account cannot be erased, logs it, and says what was really erased', async () => {
      const { deps, clock, rows } = await world();
      const { database, tables } = deps;
      const logged = jest.spyOn(deps.logger, 'error');
      const taken = { id: 'taken', at: testNow, action: 'exported' as const, userId: 'in use', actor: 'in use' };
      await database.transact(async (tx) => void (await tx.insert(tables.audit).values(taken)));
      let asked = 0;
      const withTakenId = { ...deps, newId: () => (asked++ === 0 ? taken.id : deps.newId()) };
      expect(await runRetention(withTakenId)).toBe(1);
      expect((await rows()).ids).toHaveLength(4);
      expect(logged.mock.calls).toEqual([
        [{ err: expect.anything(), userId: expect.stringMatching(/^(forgotten|never completed)$/) }, 'account not erased'],
      ]);
      const did = async () => (await database.read.select().from(jobRunTable(database.dialect))).map((run) => run.did.accounts);
      expect(await did()).toEqual([1]);
      clock.now += day;
      expect(await runRetention(deps)).toBe(2);
      expect((await rows()).ids).toEqual(['completed', 'staff']);
      expect((await did()).sort()).toEqual([1, 2]);
    });

    it('goes on the next day with what the day before left', async () => {
      const { deps, clock, rows } = await world();
      await runRetention(deps);
      clock.now += day;
      expect(await runRetention(deps)).toBe(1);
      expect((await rows()).ids).toEqual(['completed', 'staff']);
    });
  });
});
