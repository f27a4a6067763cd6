import { type AccountAction, accountActions } from '@plenary/contracts/accounts-terms';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { breakOff } from '@plenary/service-kit/testing/break-off';
import { onBothEngines } from '@plenary/service-kit/testing/each-engine';
import { mortalDatabase } from '@plenary/service-kit/testing/mortal-database';
import { rowsOfTables } from '@plenary/service-kit/testing/rows-of-tables';
import { identityMigrations } from '../db/migrations.ts';
import { type AccountsWorld, accountsWorld, ids } from '../testing/accounts-world.ts';

type Answer = ReturnType<AccountsWorld['send']>;

const claire = `/users/${ids.claire}`;
const grandCompte = '/companies/grand-compte';
const contract = `${grandCompte}/contracts/contract`;
const texts = { fr: { description: 'Contrat-cadre', dispositions: 'Report sans frais' } };
const terms = { percent: 12.5, texts, validFrom: '2027-01-01', validTo: '2027-12-31' };
const atVenue = { job: 'venue', scope: 'country', places: ['FRA'] };
const newcomer = { firstname: 'Paul', lastname: 'Girard', phone: '0142000000', companyName: 'Maison Accord', lang: 'fr' };

/** How each action of the audit trail is performed: a new action does not compile without an entry here. */
const deeds: Record<AccountAction, (world: AccountsWorld) => Promise<() => Answer> | (() => Answer)> = {
  'company-created': (world) => () => world.send('/companies', { name: 'Maison Accord', domains: ['accord.example'] }),
  'company-changed': (world) => () => world.put(grandCompte, { name: 'Très Grand Compte', domains: ['tres-grand.example'], version: 0 }),
  'contract-given': (world) => () => world.send(`${grandCompte}/contracts`, { ...terms, version: 0 }),
  'contract-changed': (world) => () => world.put(contract, { ...terms, version: 0 }),
  'contract-ended': (world) => () => world.send(`${contract}/end`, { lastDay: '2026-10-31', version: 0 }),
  'user-disabled': async ({ send, signIn }) => {
    await signIn();
    return () => send(`${claire}/disable`, { version: 0 });
  },
  'user-enabled': async ({ send }) => {
    await send(`${claire}/disable`, { version: 0 });
    return () => send(`${claire}/enable`, { version: 1 });
  },
  'user-signed-out': async ({ send, signIn }) => {
    await signIn();
    return () => send(`${claire}/sign-out`, {});
  },
  'user-link-sent': (world) => () => world.send(`${claire}/link`, {}),
  'user-second-factor-removed': async ({ deps: { database, tables }, send }) => {
    const factor = { userId: ids.claire, secret: 'sealed', isOn: true, lastStep: 0, createdAt: 0 };
    await database.transact((tx) => tx.insert(tables.secondFactor).values(factor));
    return () => send(`${claire}/second-factor/remove`, {});
  },
  'user-role-changed': (world) => () =>
    world.put(`${claire}/role`, { role: 'staff', jobs: [{ job: 'sales', scope: 'network', places: [] }], version: 0 }),
  'user-jobs-changed': (world) => () => world.put(`/users/${ids.staff}/jobs`, { jobs: [atVenue], version: 0 }),
  'company-contact-changed': (world) => () => world.put('/companies/atelier-nord/primary-contact', { userId: ids.claire, version: 0 }),
  'company-merged': (world) => () => world.put(`${grandCompte}/merged-into`, { into: 'atelier-nord', version: 0, intoVersion: 0 }),
  'user-merged': async (world) => {
    const twin = { ...newcomer, email: 'paul@maison-accord.example' };
    const made = await world.post('/api/desk/customers', twin, { actor: world.admin });
    const { userId } = (await made.json()) as { userId: string };
    return () => world.put(`/users/${userId}/merged-into`, { into: ids.claire, version: 0, intoVersion: 0 });
  },
  'customer-added': (world) => () =>
    world.post('/api/desk/customers', { ...newcomer, email: 'paul@maison-accord.example' }, { actor: world.admin }),
  'credits-granted': (world) => () => world.send(`/credits/user/${ids.claire}`, { deed: 'grant', amount: 500, reason: 'Forfait' }),
  'credits-corrected': async (world) => {
    await world.send(`/credits/user/${ids.claire}`, { deed: 'grant', amount: 500, reason: 'Forfait' });
    return () => world.send(`/credits/user/${ids.claire}`, { deed: 'correction', amount: -20, reason: 'Erreur' });
  },
  'event-resent': async ({ deps: { database }, send }) => {
    await send(`${claire}/link`, {});
    const { outbox } = kitTables(database.dialect);
    const [event] = await database.transact((tx) => tx.update(outbox).set({ parked: true, attempts: 10 }).returning());
    return () => send(`/parked-events/${event?.id}/resend`, {});
  },
};

onBothEngines(identityMigrations, (open) => {
  const rowsOf = ({ deps: { database, tables } }: AccountsWorld) =>
    rowsOfTables(database, [...Object.values(tables), kitTables(database.dialect).outbox]);

  describe("an administrator's action that is interrupted anywhere leaves neither effect nor trail entry, and a repetition leaves both", () => {
    it.each(accountActions)('%s', async (action) => {
      const { database, fate } = mortalDatabase(await open());
      const world = await accountsWorld(database, { creditMode: 'USER' });
      const call = await deeds[action](world);
      const [before, trailBefore] = [await rowsOf(world), await world.trail()];

      expect(await breakOff({ fate, call, kept: () => rowsOf(world) })).toBeGreaterThanOrEqual(2);
      expect((await world.trail()).slice(0, -trailBefore.length || undefined).map((entry) => entry.action)).toEqual([action]);
      const { deed: _, ...effectBefore } = before;
      const { deed: __, ...effectAfter } = await rowsOf(world);
      expect(effectAfter).not.toEqual(effectBefore);
    });
  });
});
