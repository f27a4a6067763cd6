import { fuzzService, fuzzSettings } from '@plenary/http/testing/fuzz-service';
import { as, testUser } from '@plenary/service-kit/testing/as-actor';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from './db/migrations.ts';
import { cookieOf, identityWorld } from './testing/identity-world.ts';
import { putCompanies, putUser } from './testing/make-user.ts';

const email = 'claire@atelier-nord.example';
const password = 'correct horse';

onEachEngine(identityMigrations, (open) => {
  it('svc-identity answers every request as its contract says', async () => {
    const { app, deps, post } = identityWorld(await open());
    await putCompanies(deps);
    const user = await putUser(deps, {});
    const cookie = cookieOf(await post('/api/login', { email, password, action: 'login' }));
    const companies = await deps.database.read.select().from(deps.tables.company);
    let address = 0;
    const { endpoints, untried, faults } = await fuzzService({
      app,
      headersFor: async ({ access, path }) => {
        if (access === 'service') return as({ kind: 'service', name: 'gateway' });
        // Each from an address of its own: what one may do in an hour would be used up at once.
        const seen = `192.0.${Math.floor(++address / 250) % 250}.${address % 250}`;
        if (access === 'anyone') return as({ kind: 'visitor', address: seen });
        const role = access === 'session' ? user.role : 'admin';
        const actor = testUser({ userId: user.id, role, address: seen });
        return { ...(await as(actor)), ...(path.includes('logout') ? {} : { cookie }) };
      },
      known: {
        userId: [user.id],
        companyId: companies.map(({ id }) => id),
        email: [email, 'nobody@atelier-nord.example', 'who@perso.example'],
        password: [password],
        newPassword: ['another horse'],
        redirectUrl: ['/', '/profile', 'https://evil.example'],
      },
      ...fuzzSettings(),
    });
    expect({ untried, faults }).toEqual({ untried: [], faults: [] });
    expect(endpoints).toBeGreaterThan(40);
  });
});
