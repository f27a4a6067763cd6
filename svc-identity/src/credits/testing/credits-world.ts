import { randomUUID } from 'node:crypto';
import type { AccountCreditStatement, CreditStatement } from '@plenary/contracts/credit.schemas';
import type { CreditMode } from '@plenary/contracts/deployment-terms';
import type { Database } from '@plenary/service-kit/database/database';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { ids } from '../../testing/accounts-world.ts';
import { identityWorld } from '../../testing/identity-world.ts';
import { putCompanies, putUser } from '../../testing/make-user.ts';

const booking = { kind: 'service', name: 'svc-booking' } as const;
export const leaId = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e06';
export const subject = { quoteId: 'aaaaaaaa-0000-4000-8000-000000000001', venueName: 'Ternes', firstDay: '2026-10-06' };

interface Wanted {
  holdId: string;
  sequence: number;
  credits: number;
  userId?: string;
}

/** A svc-identity whose users pay in credits: Claire and Léa of one company, and an administrator. */
export const creditsWorld = async (database: Database, creditMode: CreditMode = 'USER') => {
  const world = identityWorld(database, { creditMode });
  await putCompanies(world.deps);
  for (const [id, email, role] of [
    [ids.claire, 'claire@atelier-nord.example', 'customer'],
    [leaId, 'lea@atelier-nord.example', 'customer'],
    [ids.admin, 'admin@atelier-nord.example', 'admin'],
  ] as const)
    await putUser(world.deps, { id, email, role, password: null });
  const admin = testUser({ userId: ids.admin, role: 'admin' });
  const at = (id: string) => `/api/accounts/credits/${creditMode === 'TEAMWORK' ? 'team/atelier-nord' : `user/${id}`}`;
  const { tables } = world.deps;

  return {
    ...world,
    /** The call of svc-booking before it places an option. */
    hold: async ({ userId = ids.claire, ...wanted }: Wanted) => {
      const response = await world.post('/internal/credits/holds', { ...wanted, userId, subject }, { actor: booking });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    /** The event of svc-booking's relay with the state of a hold. */
    tell: async ({ holdId, sequence, credits, isSpent = false }: Wanted & { isSpent?: boolean }, id: string = randomUUID()) => {
      const event = { id, type: 'credit-hold.changed', aggregateId: holdId, sequence, payload: { holdId, credits, isSpent } };
      return (await world.post('/internal/events', event, { actor: booking })).status;
    },
    change: async (deed: 'grant' | 'correction', amount: number, id = ids.claire) =>
      (await world.post(at(id), { deed, amount, reason: 'Forfait' }, { actor: admin })).status,
    admin,
    asHeader: as,
    own: async (userId = ids.claire) =>
      (await (await world.get('/api/me/credits', { actor: testUser({ userId }) })).json()) as CreditStatement,
    asAdmin: async (id = ids.claire) => (await (await world.get(at(id), { actor: admin })).json()) as AccountCreditStatement,
    /** Faults of the ledger: a balance that is not the sum of its entries, or entries that do not follow each other. */
    faults: async (): Promise<string[]> => {
      const { read } = database;
      const entries = await read.select().from(tables.creditEntry).orderBy(tables.creditEntry.owner, tables.creditEntry.number);
      const holds = await read.select().from(tables.creditHold);
      return (await read.select().from(tables.creditAccount)).flatMap(({ owner, balance, entryCount }) => {
        const own = entries.filter((entry) => entry.owner === owner);
        const sum = own.reduce((total, { amount }) => total + amount, 0);
        const given = own.filter(({ kind }) => kind === 'granted' || kind === 'corrected').reduce((total, { amount }) => total + amount, 0);
        const held = holds.filter((hold) => hold.owner === owner).reduce((total, { credits }) => total + credits, 0);
        let running = 0;
        const follows = own.every(({ amount, balance: after, number }, index) => {
          running += amount;
          return number === index + 1 && after === running && after >= 0;
        });
        return [
          ...(balance < 0 ? [`${owner} has ${balance}`] : []),
          ...(sum === balance ? [] : [`${owner} has ${balance}, its entries ${sum}`]),
          ...(given - held === balance ? [] : [`${owner} was given ${given}, holds ${held} and has ${balance}`]),
          ...(follows && entryCount === own.length ? [] : [`the entries of ${owner} do not follow each other`]),
        ];
      });
    },
  };
};
export type CreditsWorld = Awaited<ReturnType<typeof creditsWorld>>;
