import type { AccountCompany } from '@plenary/contracts/accounts.schemas';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../../db/migrations.ts';
import { accountsWorld } from '../../testing/accounts-world.ts';
import { cookieOf } from '../../testing/identity-world.ts';
import { putUser } from '../../testing/make-user.ts';

const french = { description: 'Contrat-cadre', dispositions: 'Report sans frais' };
const terms = { percent: 12.5, texts: { fr: french }, validFrom: '2027-01-01', validTo: '2027-12-31' };

const idOf = (last: string) => `7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9f${last}`;
const ids = { fr: idOf('01'), en: idOf('02'), nl: idOf('03') };

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = await accountsWorld(await open());
    const give = (body: object, companyId = 'grand-compte') =>
      made.send(`/companies/${companyId}/contracts`, { version: 0, ...terms, ...body });
    const change = (body: object) => made.put('/companies/grand-compte/contracts/contract', { version: 0, ...terms, ...body });
    const end = (lastDay: string, version = 0) => made.send('/companies/grand-compte/contracts/contract/end', { lastDay, version });
    /** The contract as a user of the company sees it. */
    const seen = async (lang: 'fr' | 'en' | 'nl' = 'fr') => {
      const user = await putUser(made.deps, { id: ids[lang], email: `${lang}@grand-compte.example`, companyId: 'grand-compte', lang });
      const signedIn = await made.post('/api/login', { email: user.email, password: user.password, action: 'login' });
      return (await made.resolve(cookieOf(signedIn))).user?.frameworkContract;
    };
    return { ...made, give, change, end, seen };
  };

  describe('framework contracts', () => {
    itOnBothEngines('are created with their texts and days', async () => {
      const { give, company, trail } = await world();
      const response = await give({});
      expect(response.status).toBe(201);
      const given = (await response.json()) as AccountCompany;
      expect(given).toMatchObject({ version: 1, percent: 10 });
      expect(given.contracts).toEqual([
        { contractId: expect.any(String), ...terms, flex: false, isInForce: false },
        expect.objectContaining({ contractId: 'contract', percent: 10, isInForce: true }),
      ]);
      expect(await company()).toEqual(given);
      const [entry] = await trail('?subjectId=grand-compte');
      expect(entry).toMatchObject({ action: 'contract-given', subject: { type: 'company', id: 'grand-compte', name: 'Grand Compte' } });
      expect(entry?.changes).toContainEqual({ field: 'percent', from: null, to: 12.5 });
    });

    it('are seen by the users of the company from their first day on, in their language where there is a text', async () => {
      const { give, seen, deps } = await world();
      await deps.database.transact((tx) => tx.delete(deps.tables.frameworkContract));
      const english = { description: 'Framework contract', dispositions: 'Free postponement' };
      expect((await give({ validFrom: '2026-09-14', validTo: null, texts: { fr: french, en: english } })).status).toBe(201);
      const common = { companyName: 'Grand Compte', percent: 12.5 };
      expect(await seen('fr')).toEqual({ ...common, ...french });
      expect(await seen('en')).toEqual({ ...common, ...english });
      expect(await seen('nl')).toEqual({ ...common, ...french });
    });

    it.each([
      [{ validFrom: '2026-12-31' }, 'on the last day of another'],
      [{ validFrom: '2025-01-01', validTo: null }, 'around another'],
      [{ validFrom: '2025-01-01', validTo: '2026-01-01' }, 'on the first day of another'],
    ])('never overlap: %j is %s', async (days, _) => {
      const { give, company } = await world();
      expect(await (await give(days)).json()).toMatchObject({ status: 409, code: 'conflict', errors: { validFrom: 'overlap' } });
      expect(await company()).toMatchObject({ version: 0, contracts: [{ contractId: 'contract' }] });
    });

    itOnBothEngines('never overlap when several are given at once', async () => {
      const { give, company } = await world();
      const answers = await Promise.all(Array.from({ length: 6 }, () => give({})));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await company()).contracts).toHaveLength(2);
    });

    it.each([
      [{ percent: 101 }, 'percent'],
      [{ percent: -1 }, 'percent'],
      [{ percent: 12.345 }, 'percent'],
      [{ validTo: '2026-12-31' }, 'validTo'],
      [{ validFrom: '2027-02-30' }, 'validFrom'],
      [{ texts: {} }, 'texts.fr'],
      [{ texts: { fr: { ...french, description: 'x'.repeat(2_001) } } }, 'texts.fr.description'],
    ])('refuse %j at %s', async (wrong, field) => {
      const { give, change } = await world();
      for (const response of [await give(wrong), await change(wrong)])
        expect(await response.json()).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } });
    });

    it('are changed, with what was and what is in the trail', async () => {
      const { change, trail, seen } = await world();
      const days = { validFrom: '2026-01-01', validTo: null };
      expect(await (await change(days)).json()).toMatchObject({ version: 1, percent: 12.5, contracts: [{ ...terms, ...days }] });
      expect((await trail())[0]).toMatchObject({
        action: 'contract-changed',
        changes: [
          { field: 'percent', from: 10, to: 12.5 },
          { field: 'validTo', from: '2026-12-31', to: null },
        ],
      });
      expect(await seen()).toMatchObject({ percent: 12.5 });
    });

    // Lifecycle L27.
    itOnBothEngines('have the flexible ladder of a cancellation where they say so, until they say otherwise', async () => {
      const { change, trail, seen, company } = await world();
      const days = { validFrom: '2026-01-01', validTo: null };
      expect(await seen()).not.toHaveProperty('flex');
      await change({ ...days, flex: true });
      expect((await trail())[0]?.changes).toContainEqual({ field: 'flex', from: null, to: true });
      expect((await company()).contracts).toMatchObject([{ flex: true }]);
      expect(await seen('en')).toMatchObject({ percent: 12.5, flex: true });
      // An older page says nothing of it.
      await change({ ...days, version: 1, percent: 20 });
      expect((await trail())[0]?.changes).toEqual([{ field: 'percent', from: 12.5, to: 20 }]);
      expect(await seen('nl')).toMatchObject({ percent: 20, flex: true });
      await change({ ...days, version: 2, flex: false });
      expect((await company()).contracts).toMatchObject([{ flex: false }]);
    });

    it('are changed by one who saw the newest, and the other learns of it', async () => {
      const { change, otherAdmin, put } = await world();
      await change({});
      const late = await put('/companies/grand-compte/contracts/contract', { ...terms, percent: 50, version: 0 }, otherAdmin);
      expect(await late.json()).toMatchObject({ code: 'stale-version', current: { version: 1, contracts: [{ percent: 12.5 }] } });
    });

    it('end on the given day, and with it the discount', async () => {
      const { end, clock, trail, seen, get } = await world();
      expect(await (await end('2026-09-13')).json()).toMatchObject({
        percent: null,
        contracts: [{ validTo: '2026-09-13', isInForce: false }],
      });
      expect((await trail())[0]).toMatchObject({
        action: 'contract-ended',
        changes: [{ field: 'validTo', from: '2026-12-31', to: '2026-09-13' }],
      });
      expect(await seen()).toBeNull();
      clock.now += 1;
      expect(await (await get('/api/identify-email?email=x@grand-compte.example')).json()).toEqual({ type: 'USER_NOT_FOUND' });
    });

    it('that have not begun are gone when they are ended', async () => {
      const { give, send, company, trail } = await world();
      const given = (await (await give({})).json()) as AccountCompany;
      const { contractId } = given.contracts[0] ?? { contractId: '' };
      expect((await send(`/companies/grand-compte/contracts/${contractId}/end`, { lastDay: '2026-12-31', version: 1 })).status).toBe(200);
      expect((await company()).contracts).toMatchObject([{ contractId: 'contract' }]);
      expect((await trail())[0]?.changes).toContainEqual({ field: 'percent', from: 12.5, to: null });
    });

    it('are not ended in the past, nor made longer by an end', async () => {
      const { end } = await world();
      expect(await (await end('2026-09-12')).json()).toMatchObject({ status: 400, errors: { lastDay: 'too_early' } });
      expect(await (await end('2027-01-01')).json()).toMatchObject({ status: 400, errors: { lastDay: 'too_late' } });
      expect((await end('2026-12-31')).status).toBe(200);
    });

    it('of another company are not found by it', async () => {
      const { put, send } = await world();
      const path = '/companies/atelier-nord/contracts/contract';
      expect((await put(path, { ...terms, version: 0 })).status).toBe(404);
      expect((await send(`${path}/end`, { lastDay: '2026-12-31', version: 0 })).status).toBe(404);
    });
  });
});
