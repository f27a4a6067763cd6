import type { TrailPage } from '@plenary/contracts/audit-trail';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { ids } from '../testing/accounts-world.ts';
import { ownerKey } from './credit-owner.ts';
import { moveCredits } from './move-credits.ts';
import { type CreditsWorld, creditsWorld } from './testing/credits-world.ts';

const path = `/api/accounts/credits/user/${ids.claire}`;
const grant = { deed: 'grant', amount: 500, reason: 'Forfait 2026' };

onEachEngine(identityMigrations, (open) => {
  const world = {} as CreditsWorld;
  beforeEach(async () => {
    Object.assign(world, await creditsWorld(await open()));
  });
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
  });
  const post = (body: unknown) => world.post(path, body, { actor: world.admin });

  itOnBothEngines('who grants and corrects, what and why, is in the ledger and in the trail', async () => {
    expect((await post(grant)).status).toBe(201);
    const corrected = await post({ deed: 'correction', amount: -20, reason: 'Saisi deux fois' });
    expect(await corrected.json()).toMatchObject({
      ...{ holder: 'user', name: 'Claire Martin', balance: 480, held: 0, next: null },
      entries: [
        { number: 2, kind: 'corrected', amount: -20, balance: 480, reason: 'Saisi deux fois', by: { userId: ids.admin } },
        { number: 1, kind: 'granted', amount: 500, balance: 500, reason: 'Forfait 2026', by: { userId: ids.admin } },
      ],
    });
    const trail = (await (await world.get('/api/accounts/audit-trail', { actor: world.admin })).json()) as TrailPage;
    expect(trail.entries.map(({ action, subject, changes }) => [action, subject.name, changes])).toEqual([
      [
        'credits-corrected',
        'Claire Martin',
        [
          { field: 'credits', from: 500, to: 480 },
          { field: 'reason', from: null, to: 'Saisi deux fois' },
        ],
      ],
      [
        'credits-granted',
        'Claire Martin',
        [
          { field: 'credits', from: 0, to: 500 },
          { field: 'reason', from: null, to: 'Forfait 2026' },
        ],
      ],
    ]);
    expect((await world.own()).entries.map(({ reason }) => reason)).toEqual(['Saisi deux fois', 'Forfait 2026']);
    expect(JSON.stringify(await world.own())).not.toContain(ids.admin);
  });

  it('nothing that options hold can be taken away', async () => {
    await post(grant);
    await world.hold({ holdId: 'bbbbbbbb-0000-4000-8000-000000000001', sequence: 1, credits: 450 });
    const refused = await post({ deed: 'correction', amount: -51, reason: 'Erreur' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'insufficient-credit', balance: 50 });
    expect((await post({ deed: 'correction', amount: -50, reason: 'Erreur' })).status).toBe(201);
  });

  it('a grant that is sent again counts once', async () => {
    const send = async (body: unknown = grant) => {
      const response = await world.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'press-1', ...(await world.asHeader(world.admin)) },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    };
    const [first, ...again] = [await send(), await send(), await send()];
    expect(again).toEqual([first, first]);
    expect((await send({ ...grant, amount: 501 })).status).toBe(422);
    expect(await world.own()).toMatchObject({ balance: 500 });
  });

  it.each([
    [{ ...grant, amount: 0 }, 'amount'],
    [{ ...grant, amount: -5 }, 'amount'],
    [{ ...grant, amount: 1.5 }, 'amount'],
    [{ ...grant, amount: 1_000_001 }, 'amount'],
    [{ deed: 'correction', amount: 0, reason: 'Rien' }, 'amount'],
    [{ ...grant, reason: '  ' }, 'reason'],
    [{ ...grant, reason: 'a\u0000b' }, 'reason'],
    [{ ...grant, deed: 'gift' }, 'deed'],
  ])('%j is refused at its field', async (body, field) => {
    const refused = await post(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it('is for administrators, of a holder that pays here', async () => {
    expect((await world.post(path, grant)).status).toBe(401);
    expect((await world.post(path, grant, { actor: testUser() })).status).toBe(403);
    expect((await world.post(path, grant, { actor: testUser({ userId: ids.claire, role: 'admin' }) })).status).toBe(403);
    expect((await world.post('/api/accounts/credits/team/atelier-nord', grant, { actor: world.admin })).status).toBe(404);
    expect((await world.post('/api/accounts/credits/user/nobody', grant, { actor: world.admin })).status).toBe(404);
    expect(await world.asAdmin()).toMatchObject({ balance: 0, entries: [] });
  });

  itOnBothEngines('a long ledger comes in pages, none of its entries twice or lost', async () => {
    const { database, tables } = world.deps;
    const movement = { owner: ownerKey('user', ids.claire), kind: 'granted', amount: 1, at: 0 } as const;
    await database.transact(async (tx) => {
      for (let count = 0; count < 52; count++) await moveCredits(tx, tables, movement);
    });
    const first = await world.own();
    const rest = (await (await world.get(`/api/me/credits?before=${first.next}`, { actor: testUser() })).json()) as typeof first;
    expect([...first.entries, ...rest.entries].map(({ number }) => number)).toEqual(Array.from({ length: 52 }, (_, index) => 52 - index));
    expect(rest).toMatchObject({ balance: 52, next: null });
  });
});
