import type { RecordedCustomer } from '@plenary/contracts/customers.schemas';
import type { AccountFinds, DeskCompany } from '@plenary/contracts/desk-accounts.schemas';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { identityMigrations } from '../db/migrations.ts';
import { eraseUser } from '../personal-data/erase-user.ts';
import { accountsWorld, ids } from '../testing/accounts-world.ts';
import { putUser } from '../testing/make-user.ts';
import { findUserById } from '../users/find-user.ts';

const nadia = testUser({ userId: ids.staff, role: 'staff' });
const claire = testUser({ userId: ids.claire });
const elodie = {
  id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e11',
  email: 'elodie@grand-compte.example',
  firstname: 'Élodie',
  lastname: 'Aubert',
};

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = await accountsWorld(await open());
    await putUser(made.deps, { ...elodie, companyId: 'grand-compte', phone: '+33142003344' });
    const ask = async <Answer>(path: string, actor = nadia) => {
      const response = await made.get(path, { actor });
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const find = async (search: string) => (await ask<AccountFinds>(`/api/desk/accounts?search=${encodeURIComponent(search)}`)).body;
    return { ...made, ask, find };
  };

  // Desk D5.
  itOnBothEngines('customers and companies are found by name, address, domain and digits; colleagues are not', async () => {
    const { find } = await world();
    const people = async (search: string) => (await find(search)).customers.map(({ email }) => email);
    for (const search of ['ELODIE', 'aubert', 'elodie@grand', '42 00 33 44', 'grand compte'])
      expect(await people(search)).toEqual([elodie.email]);
    // Each word begins one of theirs, in whatever order.
    for (const search of ['compte elodie', 'auber elod gran']) expect(await people(search)).toEqual([elodie.email]);
    for (const search of ['lodie', 'elodie unknown', 'ubert']) expect(await people(search)).toEqual([]);
    expect(await people('staff@')).toEqual([]);
    expect(await people('100%')).toEqual([]);
    expect((await find('grand')).companies).toMatchObject([{ companyId: 'grand-compte', percent: 10, peopleCount: 1 }]);
  });

  itOnBothEngines('without a text the first of each are told, no more than asked for', async () => {
    const { ask } = await world();
    const { companies, customers } = (await ask<AccountFinds>('/api/desk/accounts?limit=1')).body;
    expect([companies.map(({ companyId }) => companyId), customers.map(({ email }) => email)]).toEqual([['atelier-nord'], [elodie.email]]);
    expect((await ask('/api/desk/accounts?limit=51')).status).toBe(400);
  });

  // Desk D10.
  itOnBothEngines('a company is told with its people, contract and address; one that does not exist is not', async () => {
    const { ask } = await world();
    expect((await ask<DeskCompany>('/api/desk/companies/grand-compte')).body).toMatchObject({
      ...{ name: 'Grand Compte', percent: 10, domains: ['grand-compte.example'], billing: { city: '' } },
      people: [{ userId: elodie.id, name: 'Élodie Aubert', companyName: 'Grand Compte' }],
    });
    expect((await ask('/api/desk/companies/nowhere')).status).toBe(404);
  });

  itOnBothEngines('colleagues are those of the staff whose accounts are open', async () => {
    const { ask, get, send } = await world();
    const emails = async () =>
      (await ask<{ colleagues: { email: string }[] }>('/api/desk/colleagues')).body.colleagues.map(({ email }) => email).sort();
    expect(await emails()).toEqual(['admin@atelier-nord.example', 'other@atelier-nord.example', 'staff@atelier-nord.example']);
    const told = async (userId: string) =>
      (await get(`/internal/colleagues/${userId}`, { actor: { kind: 'service', name: 'svc-booking' } })).status;
    expect([await told(ids.staff), await told(ids.claire)]).toEqual([200, 404]);
    await send(`/users/${ids.otherAdmin}/disable`, { version: 0 });
    expect(await emails()).toHaveLength(2);
    expect(await told(ids.otherAdmin)).toBe(404);
  });

  it.each(['/api/desk/accounts', '/api/desk/companies/grand-compte', '/api/desk/colleagues'])('%s is for staff alone', async (path) => {
    const { ask } = await world();
    expect((await ask(path, claire)).status).toBe(403);
  });

  // Desk D10.
  describe('the record of a customer', () => {
    const twin = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e12';
    const alikeOf = async ({ ask }: Awaited<ReturnType<typeof world>>) =>
      (await ask<RecordedCustomer>(`/api/desk/customers/${elodie.id}`)).body.alike?.map(({ email }) => email);

    itOnBothEngines('names who has the same telephone number, whatever their name', async () => {
      const made = await world();
      await putUser(made.deps, { id: twin, email: 'standard@atelier-nord.example', companyId: 'atelier-nord', phone: '+33142003344' });
      expect(await alikeOf(made)).toEqual(['standard@atelier-nord.example']);
    });

    itOnBothEngines(
      'names who has the same name in the same company, whatever capitals and accents, and nobody of another company',
      async () => {
        const made = await world();
        const namesake = { firstname: 'elodie', lastname: 'AUBERT', phone: '+33142009999' };
        await putUser(made.deps, { ...namesake, id: twin, email: 'e.aubert@grand-compte.example', companyId: 'grand-compte' });
        await putUser(made.deps, { ...namesake, id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e13', email: 'elodie@atelier-nord.example' });
        expect(await alikeOf(made)).toEqual(['e.aubert@grand-compte.example']);
      },
    );

    itOnBothEngines('names nobody where nobody is alike', async () => {
      expect(await alikeOf(await world())).toEqual([]);
    });
  });

  itOnBothEngines('the record of a company has its contracts by their days, with the ladder of each', async () => {
    const { deps, ask } = await world();
    const { frameworkContract } = deps.tables;
    const [contract] = await deps.database.read.select().from(frameworkContract).where(eq(frameworkContract.companyId, 'grand-compte'));
    if (!contract) throw new Error('there is no contract');
    const before = { ...contract, id: 'before', basisPoints: 750, isFlex: true, validFrom: '2020-01-01', validTo: '2020-12-31' };
    await deps.database.transact((tx) => tx.insert(frameworkContract).values(before));
    const { contracts } = (await ask<DeskCompany>('/api/desk/companies/grand-compte')).body;
    const { validFrom, validTo } = contract;
    expect(contracts).toEqual([
      { percent: 10, isFlex: false, validFrom, validTo, isInForce: true },
      { percent: 7.5, isFlex: true, validFrom: '2020-01-01', validTo: '2020-12-31', isInForce: false },
    ]);
  });

  // Desk D10.
  itOnBothEngines('a company has one primary contact, of its own people, seen by staff and named by who saw its last state', async () => {
    const { ask, put, send } = await world();
    const primary = async () => (await ask<DeskCompany>('/api/desk/companies/grand-compte')).body.primaryContactId;
    const name = async (userId: string | null, version: number) =>
      (await put('/companies/grand-compte/primary-contact', { userId, version })).status;
    expect(await primary()).toBeNull();
    expect(await name(elodie.id, 0)).toBe(200);
    expect(await primary()).toBe(elodie.id);
    expect([await name(ids.claire, 1), await name(ids.staff, 1), await name(null, 0)]).toEqual([409, 409, 409]);
    expect(await primary()).toBe(elodie.id);
    await send(`/users/${elodie.id}/disable`, { version: 0 });
    expect(await primary()).toBeNull();
    expect((await put('/companies/grand-compte/primary-contact', { userId: null, version: 1 }, nadia)).status).toBe(403);
  });

  itOnBothEngines('two accounts of one person become one record, in both directions told, and are parted again', async () => {
    const { ask, deps, put } = await world();
    const twin = { ...elodie, id: '8c1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e12', email: 'elodie@aubert.example', companyId: 'atelier-nord' };
    await putUser(deps, { ...twin, phone: '+33142003344' });
    const record = async (userId: string) => (await ask<RecordedCustomer>(`/api/desk/customers/${userId}`)).body;
    const merge = async (userId: string, into: string | null, [version, intoVersion]: [number, number]) =>
      (await put(`/users/${userId}/merged-into`, { into, version, intoVersion })).status;
    expect((await record(elodie.id)).alike).toMatchObject([{ userId: twin.id, version: 0 }]);
    expect(await merge(twin.id, elodie.id, [0, 0])).toBe(200);
    expect(await record(elodie.id)).toMatchObject({
      alike: [],
      merged: [{ userId: twin.id, email: twin.email }],
      mergedInto: null,
      version: 1,
    });
    expect(await record(twin.id)).toMatchObject({ merged: [], mergedInto: elodie.id });
    expect((await ask<AccountFinds>('/api/desk/accounts?search=aubert')).body.customers).toHaveLength(2);
    // What was on the record of the other comes along; a circle does not.
    expect(await merge(elodie.id, twin.id, [1, 1])).toBe(409);
    expect(await merge(elodie.id, ids.claire, [1, 0])).toBe(200);
    expect((await record(ids.claire)).merged?.map(({ userId }) => userId).sort()).toEqual([elodie.id, twin.id].sort());
    const { version = 0 } = await record(twin.id);
    expect([await merge(twin.id, null, [version + 1, 0]), await merge(twin.id, null, [version, 0])]).toEqual([409, 200]);
    expect((await record(twin.id)).mergedInto).toBeNull();
  });

  itOnBothEngines('two entries of one company become one record with the people of both, and are parted again', async () => {
    const { ask, send, put } = await world();
    const made = await send('/companies', { name: 'GRAND Compte', domains: ['compte.example'] });
    const { companyId: twin } = (await made.json()) as { companyId: string };
    const record = async (companyId: string) => (await ask<DeskCompany>(`/api/desk/companies/${companyId}`)).body;
    const merge = async (companyId: string, into: string | null, [version, intoVersion]: [number, number]) =>
      (await put(`/companies/${companyId}/merged-into`, { into, version, intoVersion })).status;
    const people = async (companyId: string) => (await record(companyId)).people.map(({ userId }) => userId);
    const [ofTwin, ofOther] = [await people(twin), await people('grand-compte')];
    expect((await record(twin)).alike).toMatchObject([{ companyId: 'grand-compte', version: 0 }]);
    expect(await merge('grand-compte', twin, [0, 0])).toBe(200);
    expect(await record(twin)).toMatchObject({
      alike: [],
      merged: [{ companyId: 'grand-compte', version: 1 }],
      mergedInto: null,
      version: 1,
    });
    expect((await people(twin)).sort()).toEqual([...ofTwin, ...ofOther].sort());
    expect(await record('grand-compte')).toMatchObject({ merged: [], mergedInto: twin });
    // What was on the record of the other comes along; a circle does not, nor one with an older state.
    expect([await merge(twin, 'grand-compte', [1, 1]), await merge(twin, twin, [1, 1]), await merge(twin, 'atelier-nord', [1, 5])]).toEqual(
      [409, 409, 409],
    );
    expect(await merge(twin, 'atelier-nord', [1, 0])).toBe(200);
    expect((await record('atelier-nord')).merged?.map(({ companyId }) => companyId).sort()).toEqual(['grand-compte', twin].sort());
    const { version = 0 } = await record('grand-compte');
    expect([await merge('grand-compte', null, [version + 1, 0]), await merge('grand-compte', null, [version, 0])]).toEqual([409, 200]);
    expect((await record('grand-compte')).mergedInto).toBeNull();
    expect(await people('grand-compte')).toEqual(ofOther);
    expect((await put(`/companies/${twin}/merged-into`, { into: null, version: 2, intoVersion: 0 }, nadia)).status).toBe(403);
  });

  itOnBothEngines('who is erased is nobody’s record and no company’s primary contact', async () => {
    const { ask, deps, put } = await world();
    const { database, tables } = deps;
    await put('/companies/grand-compte/primary-contact', { userId: elodie.id, version: 0 });
    await put(`/users/${ids.claire}/merged-into`, { into: elodie.id, version: 0, intoVersion: 0 });
    await database.transact(async (tx) => {
      const user = await findUserById(tx, tables, elodie.id);
      if (user) await eraseUser(tx, deps, { user, actor: 'test', auditId: 'erased', now: deps.now() });
    });
    expect((await ask<RecordedCustomer>(`/api/desk/customers/${ids.claire}`)).body.mergedInto).toBeNull();
    const [left] = await database.read.select().from(tables.company).where(eq(tables.company.id, 'grand-compte'));
    expect(left?.primaryContactId).toBeNull();
  });

  itOnBothEngines('who has seen an older state merges nobody, nor staff, nor an account with itself', async () => {
    const { put } = await world();
    const merge = async (userId: string, into: string, versions: [number, number], actor?: typeof nadia) =>
      (await put(`/users/${userId}/merged-into`, { into, version: versions[0], intoVersion: versions[1] }, actor)).status;
    expect(await merge(elodie.id, ids.claire, [0, 1])).toBe(409);
    expect(await merge(elodie.id, ids.claire, [1, 0])).toBe(409);
    expect(await merge(elodie.id, ids.staff, [0, 0])).toBe(409);
    expect(await merge(elodie.id, elodie.id, [0, 0])).toBe(409);
    expect(await merge(elodie.id, ids.claire, [0, 0], nadia)).toBe(403);
    expect(await merge(elodie.id, ids.claire, [0, 0])).toBe(200);
  });
});
