import { telephonesOf } from '@plenary/contracts/testing/telephones-of';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from './db/migrations.ts';
import { cookieOf, identityWorld } from './testing/identity-world.ts';
import { putCompanies, putUser } from './testing/make-user.ts';

// Covers B-I37–B-I38, B-J15–B-J17.

const newcomer = { email: 'luc@maison-accord.example', firstname: 'Luc', lastname: 'Girard', companyName: 'Maison Accord', lang: 'fr' };
const person = { firstname: 'Paul', lastname: 'Durand', lang: 'fr', redirectUrl: '/' };

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    await putUser(made.deps, { lastname: '' });
    return made;
  };
  type Made = Awaited<ReturnType<typeof world>>;

  const nadia = testUser({ userId: '7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e03', role: 'staff' });
  const calls: Record<string, (made: Made, phone: string) => Promise<Response>> = {
    'addCustomer.phone': async ({ post }, phone) => post('/api/desk/customers', { ...newcomer, phone }, { actor: nadia }),
    'changeProfile.phone': async ({ put }, phone) => put('/api/me/profile', { ...person, phone }, { actor: testUser() }),
    'signup.phone': async ({ post }, phone) =>
      post('/api/signup', { ...person, email: 'paul@atelier-nord.example', action: 'signup', phone }),
    'signupWithFrameworkContract.phone': async ({ post }, phone) =>
      post('/api/signup/framework-contract', { ...person, email: 'hugo@grand-compte.example', password: 'correct horse', phone }),
    'userInfo.phone': async ({ post }, phone) => {
      const email = 'claire@atelier-nord.example';
      const cookie = cookieOf(await post('/api/login', { email, password: 'correct horse', action: 'login' }));
      return post('/api/user-info', { ...person, email, isNewUser: false, phone }, { cookie });
    },
  };

  it('every telephone number that svc-identity takes is known here', () => {
    expect(Object.keys(calls).sort()).toEqual(telephonesOf('identity'));
  });

  it.each(telephonesOf('identity'))('%s has to be a telephone number, stored in E.164', async (telephone) => {
    const send = calls[telephone];
    if (!send) throw new Error(`nothing sends ${telephone}`);
    const made = await world();
    const refused = await send(made, '123');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { phone: 'invalid' } });
    expect((await send(made, '01 42 00 00 09')).ok).toBe(true);
    const { database, tables } = made.deps;
    const phones = (await database.read.select().from(tables.user)).map(({ phone }) => phone);
    expect(phones).toContain('+33142000009');
  });
});
