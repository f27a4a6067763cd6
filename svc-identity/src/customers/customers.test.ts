import { deskCustomer } from '@plenary/contracts/customers.schemas';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { accountsWorld, ids } from '../testing/accounts-world.ts';
import { linkOf, tokenOf } from '../testing/identity-world.ts';
import { putUser } from '../testing/make-user.ts';

const asStaff = () => as(nadia);
const nadia = testUser({ userId: ids.staff, email: 'staff@atelier-nord.example', firstname: 'Nadia', lastname: 'Roux', role: 'staff' });
const claire = testUser({ userId: ids.claire });
const paul = { email: 'Paul@Maison-Accord.example', firstname: 'Paul', lastname: 'Girard', phone: '01 42 00 00 01', lang: 'fr' };

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = await accountsWorld(await open());
    const add = async (over: object = {}, key?: string) => {
      const response = await made.app.request('/api/desk/customers', {
        method: 'POST',
        headers: { ...(await asStaff()), 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify({ ...paul, ...over }),
      });
      return { status: response.status, body: (await response.json()) as { userId: string; companyName: string } };
    };
    const find = async (search: string) => {
      const response = await made.get(`/api/desk/customers?search=${encodeURIComponent(search)}`, { actor: nadia });
      const { customers } = (await response.json()) as { customers: { email: string; percent: number | null }[] };
      return customers;
    };
    const told = async (userId: string) => {
      const response = await made.get(`/internal/customers/${userId}`, { actor: { kind: 'service', name: 'svc-booking' } });
      return { status: response.status, body: await response.json() };
    };
    return { ...made, add, find, told };
  };

  // Lifecycle L8.
  describe('a customer for whom staff book', () => {
    itOnBothEngines(
      'is found by name, address or company, whatever the case and accents; colleagues and closed accounts are not',
      async () => {
        const { deps, find, send } = await world();
        const colleague = { id: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e11', email: 'elodie@atelier-nord.example', firstname: 'Élodie' };
        await putUser(deps, colleague);
        const emails = async (search: string) => (await find(search)).map(({ email }) => email);
        expect(await emails('ELODIE')).toEqual([colleague.email]);
        expect(await emails('atelier nord')).toEqual(['claire@atelier-nord.example', colleague.email]);
        await send(`/users/${ids.claire}/disable`, { version: 0 });
        expect(await emails('atelier-nord')).toEqual([colleague.email]);
        expect(await emails('100%')).toEqual([]);
      },
    );

    itOnBothEngines('is added once for a key, inactive, in a company of the given name, with an entry in the trail', async () => {
      const { add, trail, find } = await world();
      const answers = [await add({ companyName: 'Maison Accord' }, 'press-1'), await add({ companyName: 'Maison Accord' }, 'press-1')];
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]?.status).toBe(201);
      const added = deskCustomer.parse(answers[0]?.body);
      expect(added).toMatchObject({
        email: 'paul@maison-accord.example',
        phone: '+33142000001',
        companyName: 'Maison Accord',
        state: 'pending',
      });
      expect(await find('girard')).toEqual([added]);
      expect(await trail()).toMatchObject([
        { action: 'customer-added', by: { userId: ids.staff }, subject: { type: 'user', id: added.userId, name: added.email } },
      ]);
    });

    itOnBothEngines('belongs to the company that has the domain, and has its contract before the mailbox is proven', async () => {
      const { add, told } = await world();
      const { body } = await add({ email: 'paul@grand-compte.example', companyName: 'Another name' });
      expect(body).toMatchObject({ companyName: 'Grand Compte', percent: 10 });
      expect((await told(body.userId)).body).toMatchObject({
        mailboxProven: false,
        companyId: 'grand-compte',
        frameworkContract: { companyName: 'Grand Compte', percent: 10 },
      });
    });

    itOnBothEngines('is told to services with the texts of their contract in each language, French where none is kept', async () => {
      const { deps, add, told } = await world();
      const { frameworkContract } = deps.tables;
      const translations = { en: { description: 'Framework contract', dispositions: 'Free postponement' } };
      await deps.database.transact((tx) => tx.update(frameworkContract).set({ translations }));
      const { body } = await add({ email: 'paul@grand-compte.example' });
      const french = { description: 'Contrat-cadre', dispositions: 'Report sans frais' };
      expect((await told(body.userId)).body).toMatchObject({
        frameworkContract: { ...french, texts: { fr: french, en: translations.en, es: french, nl: french } },
      });
    });

    it('has no contract while a session is open without a proof: they may be anybody', async () => {
      const { deps, told, find } = await world();
      const id = '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e12';
      await putUser(deps, { id, email: 'eve@grand-compte.example', companyId: 'grand-compte', isActive: false, mailboxProven: false });
      const { database, tables, clock } = { ...deps, clock: deps.now() };
      const session = {
        tokenHash: 'a',
        userId: id,
        createdAt: clock,
        lastSeenAt: clock,
        expiresAt: clock + 60_000,
        id: 's1',
        userAgent: null,
      };
      await database.transact((tx) => tx.insert(tables.session).values(session));
      expect((await told(id)).body).toMatchObject({ frameworkContract: null });
      expect(await find('eve@')).toMatchObject([{ percent: null }]);
    });

    it('needs a company name where no company has the domain, and a telephone number', async () => {
      const { add } = await world();
      expect(await add()).toMatchObject({ status: 400, body: { errors: { companyName: 'required' } } });
      expect(await add({ phone: '12' })).toMatchObject({ status: 400, body: { errors: { phone: 'invalid' } } });
    });

    it('is not added twice, nor where a colleague has the address', async () => {
      const { add } = await world();
      for (const email of ['claire@atelier-nord.example', 'admin@atelier-nord.example'])
        expect(await add({ email })).toMatchObject({ status: 409, body: { code: 'user-exists' } });
    });

    itOnBothEngines(
      'has an address of a public domain only with a reason, which stands in the trail, and shares no company by it',
      async () => {
        const { add, trail } = await world();
        expect(await add({ email: 'paul@perso.example', companyName: 'Maison Accord' })).toMatchObject({
          status: 400,
          body: { code: 'public-email-forbidden', errors: { email: 'public-email-forbidden', reason: 'required' } },
        });
        const reason = 'Association without a domain';
        const [one, two] = [
          await add({ email: 'paul@perso.example', companyName: 'Maison Accord', reason }),
          await add({ email: 'luc@perso.example', companyName: 'Les Amis du Lac', reason }),
        ];
        expect([one.body.companyName, two.body.companyName]).toEqual(['Maison Accord', 'Les Amis du Lac']);
        expect((await trail())[0]).toMatchObject({ changes: [{ field: 'reason', from: null, to: reason }] });
      },
    );

    itOnBothEngines('opens the account by the ordinary link, and a public domain stays nobody’s', async () => {
      const { add, get, post, deliver, deps } = await world();
      await add({ email: 'paul@perso.example', companyName: 'Maison Accord', reason: 'Association' });
      const identified = await get('/api/identify-email?email=paul%40perso.example&redirectUrl=%2Fquotes%2F1');
      expect(await identified.json()).toEqual({ type: 'USER_EXISTS', isActive: false });
      const [mail] = await deliver();
      expect(linkOf(mail).searchParams.get('redirectUrl')).toBe('/quotes/1');
      expect((await post('/api/reset-password', { token: tokenOf(mail), password: 'correct battery' })).status).toBe(200);
      const domains = await deps.database.read.select().from(deps.tables.companyDomain);
      expect(domains.map(({ domain }) => domain)).not.toContain('perso.example');
    });

    it('is nobody for other customers and visitors, and a colleague is no customer', async () => {
      const { get, told } = await world();
      expect((await get('/api/desk/customers?search=claire', { actor: claire })).status).toBe(403);
      expect((await get('/api/desk/customers?search=claire')).status).toBe(401);
      expect((await get(`/api/desk/customers/${ids.admin}`, { actor: nadia })).status).toBe(404);
      expect((await told(ids.admin)).status).toBe(404);
      expect((await get(`/internal/customers/${ids.claire}`, { actor: nadia })).status).toBe(404);
    });
  });
});
