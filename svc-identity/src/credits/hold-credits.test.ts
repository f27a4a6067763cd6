import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { identityMigrations } from '../db/migrations.ts';
import { ids } from '../testing/accounts-world.ts';
import { type CreditsWorld, creditsWorld, leaId } from './testing/credits-world.ts';

const holdId = 'bbbbbbbb-0000-4000-8000-000000000001';
const other = 'bbbbbbbb-0000-4000-8000-000000000002';

onEachEngine(identityMigrations, (open) => {
  const world = {} as CreditsWorld;
  beforeEach(async () => {
    Object.assign(world, await creditsWorld(await open()));
    await world.change('grant', 100);
  });
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
  });

  itOnBothEngines('what an option needs is taken from the balance, and once more only where it needs more', async () => {
    expect(await world.hold({ holdId, sequence: 1, credits: 60 })).toEqual({ status: 200, body: { balance: 40 } });
    expect(await world.hold({ holdId, sequence: 1, credits: 60 })).toEqual({ status: 200, body: { balance: 40 } });
    expect(await world.hold({ holdId, sequence: 2, credits: 90 })).toEqual({ status: 200, body: { balance: 10 } });
    expect(await world.own()).toMatchObject({ balance: 10, held: 90 });
  });

  it('a hold over the balance is refused with what there is, and changes nothing', async () => {
    const refused = await world.hold({ holdId, sequence: 1, credits: 101 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'insufficient-credit', needed: 101, balance: 100 } });
    await world.hold({ holdId, sequence: 1, credits: 80 });
    const raised = await world.hold({ holdId, sequence: 2, credits: 120 });
    expect(raised).toMatchObject({ status: 409, body: { code: 'insufficient-credit', needed: 120, balance: 100 } });
    expect(await world.hold({ holdId: other, sequence: 1, credits: 21 })).toMatchObject({ status: 409, body: { needed: 21, balance: 20 } });
    expect(await world.own()).toMatchObject({ balance: 20, held: 80 });
  });

  it('a balance of exactly what is needed pays', async () => {
    expect(await world.hold({ holdId, sequence: 1, credits: 100 })).toEqual({ status: 200, body: { balance: 0 } });
  });

  it('a hold that ended or became cheaper returns its credits once, for any number and order of messages', async () => {
    await world.hold({ holdId, sequence: 1, credits: 60 });
    expect(await world.tell({ holdId, sequence: 3, credits: 10 }, 'e3')).toBe(204);
    expect(await world.tell({ holdId, sequence: 3, credits: 10 }, 'e3')).toBe(204);
    expect(await world.tell({ holdId, sequence: 2, credits: 30 }, 'e2')).toBe(204);
    expect(await world.own()).toMatchObject({ balance: 90, held: 10 });
    await world.tell({ holdId, sequence: 4, credits: 0 });
    expect(await world.own()).toMatchObject({ balance: 100, held: 0 });
    expect((await world.own()).entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['returned', 10],
      ['returned', 50],
      ['held', -60],
      ['granted', 100],
    ]);
  });

  it('what is approved is spent: it no longer counts as held and does not come back', async () => {
    await world.hold({ holdId, sequence: 1, credits: 60 });
    await world.tell({ holdId, sequence: 2, credits: 60, isSpent: true });
    expect(await world.own()).toMatchObject({ balance: 40, held: 0, entries: [{ kind: 'spent', amount: 0, balance: 40 }, {}, {}] });
  });

  it('a call that comes after its hold is over takes nothing', async () => {
    await world.tell({ holdId, sequence: 2, credits: 0 });
    expect(await world.hold({ holdId, sequence: 1, credits: 60 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await world.hold({ holdId: other, sequence: 1, credits: 60 });
    await world.tell({ holdId: other, sequence: 3, credits: 0 });
    expect(await world.hold({ holdId: other, sequence: 2, credits: 60 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await world.own()).toMatchObject({ balance: 100, held: 0 });
  });

  it('news that a hold has more than was ever taken are not believed', async () => {
    await world.hold({ holdId, sequence: 1, credits: 60 });
    expect(await world.tell({ holdId, sequence: 2, credits: 61 })).toBe(500);
    expect(await world.own()).toMatchObject({ balance: 40, held: 60 });
  });

  it('a hold cannot be used by another user, nor by an erased or closed account', async () => {
    await world.hold({ holdId, sequence: 1, credits: 60 });
    expect((await world.hold({ holdId, sequence: 2, credits: 90, userId: leaId })).status).toBe(409);
    expect((await world.hold({ holdId: other, sequence: 1, credits: 1, userId: 'bbbbbbbb-0000-4000-8000-00000000dead' })).status).toBe(404);
    const { database, tables } = world.deps;
    await database.transact((tx) => tx.update(tables.user).set({ disabledAt: 1 }).where(eq(tables.user.id, ids.claire)));
    expect((await world.hold({ holdId: other, sequence: 1, credits: 1 })).status).toBe(404);
  });

  it('is asked by a service alone', async () => {
    const response = await world.app.request('/internal/credits/holds', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await as(testUser())) },
      body: '{}',
    });
    expect(response.status).toBe(404);
  });
});

onEachEngine(identityMigrations, (open) => {
  itOnBothEngines('a team has one balance: each sees what the other took, and not for what', async () => {
    const world = await creditsWorld(await open(), 'TEAMWORK');
    await world.change('grant', 100);
    await world.hold({ holdId, sequence: 1, credits: 60 });
    expect(await world.hold({ holdId: other, sequence: 1, credits: 50, userId: leaId })).toMatchObject({
      status: 409,
      body: { balance: 40 },
    });
    expect(await world.own()).toMatchObject({
      holder: 'team',
      name: 'Atelier Nord',
      balance: 40,
      entries: [{ isOwn: true, subject: {} }, {}],
    });
    expect(await world.own(leaId)).toMatchObject({ balance: 40, held: 60, entries: [{ amount: -60, isOwn: false, subject: null }, {}] });
    expect((await world.asAdmin()).entries[0]).toMatchObject({
      userEmail: 'claire@atelier-nord.example',
      subject: { venueName: 'Ternes' },
    });
    expect(await world.faults()).toEqual([]);
  });

  it('who never proved to belong to a team neither sees nor spends its credits', async () => {
    const world = await creditsWorld(await open(), 'TEAMWORK');
    await world.change('grant', 100);
    const { database, tables } = world.deps;
    await database.transact((tx) => tx.update(tables.user).set({ mailboxProven: false }).where(eq(tables.user.id, leaId)));
    const refused = { code: 'mailbox-unproven' };
    expect(await world.hold({ holdId, sequence: 1, credits: 1, userId: leaId })).toMatchObject({ status: 409, body: refused });
    expect(await world.own(leaId)).toMatchObject(refused);
  });

  it('who leaves a team leaves its credits, and gets back to it what is still held', async () => {
    const world = await creditsWorld(await open(), 'TEAMWORK');
    await world.change('grant', 100);
    await world.hold({ holdId, sequence: 1, credits: 60 });
    const { database, tables } = world.deps;
    await database.transact((tx) => tx.update(tables.user).set({ companyId: 'grand-compte' }).where(eq(tables.user.id, ids.claire)));
    expect(await world.own()).toMatchObject({ name: 'Grand Compte', balance: 0, entries: [] });
    await world.tell({ holdId, sequence: 2, credits: 0 });
    expect(await world.own(leaId)).toMatchObject({ name: 'Atelier Nord', balance: 100, held: 0 });
    expect(await world.faults()).toEqual([]);
  });

  it('where bookings are billed in euros there is no balance to see, to give or to hold', async () => {
    const world = await creditsWorld(await open(), 'COMPANY');
    expect((await world.get('/api/me/credits', { actor: testUser() })).status).toBe(404);
    expect(await world.change('grant', 100)).toBe(404);
    expect((await world.hold({ holdId, sequence: 1, credits: 1 })).status).toBe(404);
  });
});
