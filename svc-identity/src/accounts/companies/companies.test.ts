import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../../db/migrations.ts';
import { accountsWorld, ids } from '../../testing/accounts-world.ts';
import { testNow } from '../../testing/identity-world.ts';
import { putUser } from '../../testing/make-user.ts';

const at = new Date(testNow).toISOString();
const nothing = { street: '', zipCode: '', city: '', country: '', vatCode: '' };
const billing = { street: '4 rue des Lilas', zipCode: '59000', city: 'Lille', country: 'France', vatCode: 'FR12345678901' };
const by = { userId: ids.admin, email: 'admin@atelier-nord.example', name: 'Claire Martin' };

onEachEngine(identityMigrations, (open) => {
  const world = async () => accountsWorld(await open());

  describe('companies', () => {
    itOnBothEngines('are listed by name, with domains, people and the contract in force', async () => {
      const { read } = await world();
      expect(await read('/companies')).toEqual({
        companies: [
          { companyId: 'atelier-nord', name: 'Atelier Nord', domains: ['atelier-nord.example'], peopleCount: 4, percent: null },
          { companyId: 'grand-compte', name: 'Grand Compte', domains: ['grand-compte.example'], peopleCount: 0, percent: 10 },
        ],
        next: null,
      });
    });

    it.each([
      ['GRAND', ['grand-compte']],
      ['nord.ex', ['atelier-nord']],
      ['example', ['atelier-nord', 'grand-compte']],
      ...['Étienne', 'étienne', 'etienne', 'ETIENNE & fils'].map((typed) => [typed, ['etienne']] as const),
      ['gränd', ['grand-compte']],
      ['gr_nd', []],
      ['%', []],
      ['\\', []],
      ["'; drop table company; --", []],
    ] as const)('are found by %j', async (search, found) => {
      const { read, deps } = await world();
      const etienne = { id: 'etienne', name: 'Étienne & Fils', createdAt: 0 };
      await deps.database.transact((tx) => tx.insert(deps.tables.company).values(etienne));
      const { companies } = await read<{ companies: { companyId: string }[] }>(`/companies?search=${encodeURIComponent(search)}`);
      expect(companies.map(({ companyId }) => companyId)).toEqual(found);
    });

    it('come 50 a page, each once, for any names', async () => {
      const { read, deps } = await world();
      const names = Array.from({ length: 120 }, (_, index) => `${index % 2 ? 'société | ' : 'Société | '}${index % 7}`);
      const rows = names.map((name, index) => ({ id: `c${index}`, name, createdAt: 0 }));
      await deps.database.transact((tx) => tx.insert(deps.tables.company).values(rows));
      const seen: string[] = [];
      const sizes: number[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page: { companies: { companyId: string }[]; next: string | null } = await read(
          `/companies?${next ? `after=${encodeURIComponent(next)}` : ''}`,
        );
        seen.push(...page.companies.map(({ companyId }) => companyId));
        sizes.push(page.companies.length);
        next = page.next;
      }
      expect(sizes).toEqual([50, 50, 22]);
      expect(new Set(seen).size).toBe(122);
    });

    it('are added with their domains, in the form addresses are compared by, and with a trail', async () => {
      const { send, trail, company } = await world();
      const response = await send('/companies', { name: ' Société Générale ', domains: ['Société.example', '@b.example', 'b.example'] });
      expect(response.status).toBe(201);
      const made = (await response.json()) as { companyId: string };
      expect(made).toEqual({
        companyId: expect.any(String),
        ...{ name: 'Société Générale', domains: ['b.example', 'societe.example'], peopleCount: 0, percent: null },
        ...{ version: 0, createdAt: at, contracts: [], optionLimitsLifted: false, billing: nothing, primaryContactId: null },
      });
      expect(await company(made.companyId)).toEqual(made);
      expect(await trail()).toEqual([
        {
          id: expect.any(String),
          at,
          by,
          action: 'company-created',
          subject: { type: 'company', id: made.companyId, name: 'Société Générale' },
          changes: [
            { field: 'name', from: null, to: 'Société Générale' },
            { field: 'domains', from: null, to: 'b.example, societe.example' },
          ],
        },
      ]);
    });

    it.each([
      [{ name: '' }, { name: 'required' }],
      [{ domains: ['gmail.com'] }, { 'domains.0': 'public-email-forbidden' }],
      [{ domains: ['ok.example', 'perso.example'] }, { 'domains.1': 'public-email-forbidden' }],
      [{ domains: ['nodot'] }, { 'domains.0': 'invalid_format' }],
      [{ domains: ['a b.example'] }, { 'domains.0': 'invalid_format' }],
      [{ domains: ['x@y@z.example'] }, { 'domains.0': 'invalid_format' }],
    ])('refuse %j, and leave no trail', async (wrong, errors) => {
      const { send, trail } = await world();
      const response = await send('/companies', { name: 'Neuf', domains: [], ...wrong });
      expect(await response.json()).toMatchObject({ status: 400, errors });
      expect(await trail()).toEqual([]);
    });

    it('never take a domain from another company', async () => {
      const { send, put, read, company, trail } = await world();
      const domains = ['new.example', 'grand-compte.example'];
      expect(await (await send('/companies', { name: 'Neuf', domains })).json()).toMatchObject({
        status: 409,
        code: 'conflict',
        errors: { 'domains.0': 'taken' },
      });
      const change = { name: 'Atelier Nord', domains, version: 0 };
      expect((await put('/companies/atelier-nord', change)).status).toBe(409);
      expect((await read<{ companies: unknown[] }>('/companies')).companies).toHaveLength(2);
      expect((await company('atelier-nord')).version).toBe(0);
      expect(await trail()).toEqual([]);
    });

    it('are changed, and new people of a new domain are theirs', async () => {
      const { put, get, trail } = await world();
      const response = await put('/companies/grand-compte', { name: 'Grand Compte SA', domains: ['gc.example'], version: 0 });
      expect(await response.json()).toMatchObject({ name: 'Grand Compte SA', domains: ['gc.example'], version: 1 });
      const typeOf = async (email: string) => ((await (await get(`/api/identify-email?email=${email}`)).json()) as { type: string }).type;
      expect(await typeOf('ana@gc.example')).toBe('USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT');
      expect(await typeOf('ana@grand-compte.example')).toBe('USER_NOT_FOUND');
      expect((await trail('?subjectId=grand-compte'))[0]?.changes).toEqual([
        { field: 'name', from: 'Grand Compte', to: 'Grand Compte SA' },
        { field: 'domains', from: 'grand-compte.example', to: 'gc.example' },
      ]);
    });

    itOnBothEngines(
      'have the limits of their options lifted with a trail, and keep them so by a form that does not name them',
      async () => {
        const { put, trail } = await world();
        const form = { name: 'Grand Compte', domains: ['grand-compte.example'] };
        const lifted = await put('/companies/grand-compte', { ...form, optionLimitsLifted: true, version: 0 });
        expect(await lifted.json()).toMatchObject({ optionLimitsLifted: true, version: 1 });
        expect((await trail('?subjectId=grand-compte'))[0]).toMatchObject({
          action: 'company-changed',
          by,
          changes: [{ field: 'optionLimitsLifted', from: false, to: true }],
        });
        const older = await put('/companies/grand-compte', { ...form, version: 1 });
        expect(await older.json()).toMatchObject({ optionLimitsLifted: true, version: 2 });
        const limited = await put('/companies/grand-compte', { ...form, optionLimitsLifted: false, version: 2 });
        expect(await limited.json()).toMatchObject({ optionLimitsLifted: false, version: 3 });
      },
    );

    // Covers L-D04.
    itOnBothEngines('keep the address and VAT number that staff write, with a trail, and tell them to services alone', async () => {
      const { put, post, company, trail, signIn, get } = await world();
      const put1 = await put('/companies/atelier-nord/billing', { ...billing, vatCode: 'fr 12 345 678 901', version: 0 });
      expect(await put1.json()).toMatchObject({ name: 'Atelier Nord', billing, version: 1 });
      expect((await company('atelier-nord')).billing).toEqual(billing);
      const changes = Object.entries(billing).map(([field, to]) => ({ field, from: '', to }));
      expect(await trail('?subjectId=atelier-nord')).toMatchObject([{ action: 'company-changed', by, changes }]);

      const cookie = await signIn();
      const token = cookie.split('=')[1];
      const service = { kind: 'service', name: 'gateway' } as const;
      const resolve = async () =>
        (await (await post('/internal/sessions/resolve', { sessionToken: token }, { actor: service })).json()) as {
          user: { companyBilling?: unknown };
        };
      expect((await resolve()).user.companyBilling).toEqual(billing);
      expect(await (await get('/api/me', { actor: testUser() })).text()).not.toContain('Lilas');

      const stale = await put('/companies/atelier-nord/billing', { ...nothing, version: 0 });
      expect(await stale.json()).toMatchObject({ code: 'stale-version', current: { billing, version: 1 } });
      const emptied = await put('/companies/atelier-nord/billing', { ...nothing, version: 1 });
      expect(await emptied.json()).toMatchObject({ billing: nothing, version: 2 });
    });

    it.each([
      [{ city: '' }, { city: 'required' }],
      [{ vatCode: 'FR123' }, { vatCode: 'invalid_format' }],
      [{ street: 'Lilas\u202e' }, { street: 'unseen_characters' }],
    ])('refuse the billing %j, and keep what was there', async (wrong, errors) => {
      const { put, company, trail } = await world();
      const response = await put('/companies/atelier-nord/billing', { ...billing, ...wrong, version: 0 });
      expect(await response.json()).toMatchObject({ status: 400, errors });
      expect(await company('atelier-nord')).toMatchObject({ billing: nothing, version: 0 });
      expect(await trail()).toEqual([]);
    });

    itOnBothEngines('do not tell their address to a person whose mailbox is not proven', async () => {
      const { put, post, signIn, deps } = await world();
      await put('/companies/atelier-nord/billing', { ...billing, version: 0 });
      const cookie = await signIn();
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ mailboxProven: false }));
      const token = cookie.split('=')[1];
      const answer = await post('/internal/sessions/resolve', { sessionToken: token }, { actor: { kind: 'service', name: 'gateway' } });
      const { user } = (await answer.json()) as { user: object };
      expect(user).toMatchObject({ email: 'claire@atelier-nord.example', mailboxProven: false });
      expect(user).not.toHaveProperty('companyBilling');
    });

    itOnBothEngines('are changed by one of several at once, and the others get the newer state', async () => {
      const { put, company, trail } = await world();
      const names = Array.from({ length: 6 }, (_, index) => `Nom ${index}`);
      const answers = await Promise.all(names.map((name) => put('/companies/grand-compte', { name, domains: [], version: 0 })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const { name, version } = await company();
      expect(names.indexOf(name)).toBe(answers.findIndex(({ status }) => status === 200));
      expect(version).toBe(1);
      expect(await trail()).toHaveLength(1);
      const stale = await put('/companies/grand-compte', { name: 'Nom', domains: [], version: 0 });
      expect(await stale.json()).toMatchObject({ code: 'stale-version', current: { name, version: 1 } });
    });

    it('that do not exist are not found', async () => {
      const { get, put, admin } = await world();
      expect((await get('/api/accounts/companies/nobody', { actor: admin })).status).toBe(404);
      expect((await put('/companies/nobody', { name: 'A', domains: [], version: 0 })).status).toBe(404);
    });

    it('count their people', async () => {
      const { deps, company } = await world();
      await putUser(deps, { id: 'hugo', email: 'hugo@grand-compte.example', companyId: 'grand-compte', password: null });
      expect((await company()).peopleCount).toBe(1);
    });
  });
});
