import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { limits } from '../limits.ts';
import { identityWorld, linkOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { useUpAllButOne } from '../testing/use-up.ts';

// Covers B-I10–B-I15, B-J09–B-J10, B-X03.

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    await putUser(made.deps);
    const identify = (email: string, more = '', address = '192.0.2.1') =>
      made.get(`/api/identify-email?email=${encodeURIComponent(email)}${more}`, { actor: { kind: 'visitor', address } });
    return { ...made, identify };
  };

  describe('GET /api/identify-email', () => {
    itOnBothEngines('classifies each address and sends no mail', async () => {
      const { identify, deliver } = await world();
      const told = async (email: string) => (await identify(email)).json();
      expect(await told('claire@atelier-nord.example')).toEqual({ type: 'USER_EXISTS', isActive: true });
      expect(await told(' CLÀIRE@atelier-nord.example.invalid')).toEqual({ type: 'USER_EXISTS', isActive: true });
      expect(await told('paul@atelier-nord.example')).toEqual({ type: 'USER_NOT_FOUND' });
      expect(await told('paul@nobody-knows.example')).toEqual({ type: 'USER_NOT_FOUND' });
      expect(await told('paul@grand-compte.example')).toEqual({ type: 'USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT' });
      expect(await told('paul@gmail.com')).toEqual({ type: 'PUBLIC_MAIL' });
      expect(await told('paul@perso.example')).toEqual({ type: 'PUBLIC_MAIL' });
      expect(await deliver()).toEqual([]);
    });

    it('knows a framework contract from its first day to its last, by the days of Paris', async () => {
      const { identify, clock } = await world();
      const typeAt = async (instant: string) => {
        clock.now = Date.parse(instant);
        return ((await (await identify('paul@grand-compte.example')).json()) as { type: string }).type;
      };
      expect(await typeAt('2025-12-31T23:59:59+01:00')).toBe('USER_NOT_FOUND');
      expect(await typeAt('2026-01-01T00:00:00+01:00')).toBe('USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT');
      expect(await typeAt('2026-12-31T23:59:59+01:00')).toBe('USER_NOT_FOUND_WITH_FRAMEWORK_CONTRACT');
      expect(await typeAt('2027-01-01T00:00:00+01:00')).toBe('USER_NOT_FOUND');
    });

    // Covers B-J11.
    it('mails an inactive user a new link to choose a password, which leads back', async () => {
      const { deps, identify, deliver } = await world();
      await putUser(deps, { id: 'ines', email: 'ines@atelier-nord.example', lang: 'nl', password: null, isActive: false });
      const response = await identify('ines@atelier-nord.example', `&redirectUrl=${encodeURIComponent('/venues/ternes?days=[]')}`);
      expect(await response.json()).toEqual({ type: 'USER_EXISTS', isActive: false });
      const [mail] = await deliver();
      expect(mail).toMatchObject({ to: 'ines@atelier-nord.example', subject: 'Maak uw wachtwoord aan voor Comet' });
      expect(linkOf(mail).pathname).toBe('/set-password');
      expect(linkOf(mail).searchParams.get('redirectUrl')).toBe('/venues/ternes?days=[]');
    });

    it('mails one who chose a password at signup and never proved the mailbox the link that proves it', async () => {
      const { deps, identify, deliver } = await world();
      await putUser(deps, {
        id: 'hugo',
        email: 'hugo@grand-compte.example',
        companyId: 'grand-compte',
        isActive: false,
        mailboxProven: false,
      });
      await identify('hugo@grand-compte.example');
      expect(linkOf((await deliver())[0]).pathname).toBe('/authentication/activate');
    });

    it('mails an address once in 5 minutes, and says nothing of it', async () => {
      const { deps, identify, deliver, clock } = await world();
      await putUser(deps, { id: 'ines', email: 'ines@atelier-nord.example', password: null, isActive: false });
      const sent: number[] = [];
      for (const minutes of [0, 1, 4.99, 5]) {
        clock.now = Date.UTC(2026, 8, 14, 8) + minutes * 60_000;
        const response = await identify('ines@atelier-nord.example');
        expect(await response.json()).toEqual({ type: 'USER_EXISTS', isActive: false });
        sent.push((await deliver()).length);
      }
      expect(sent).toEqual([1, 0, 0, 1]);
    });

    it('refuses what is no e-mail address with the field named', async () => {
      const { get, identify } = await world();
      const refused = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });
      const fault = (email: string) => ({ status: 400, code: 'invalid-request', errors: { email } });
      expect(await refused(await get('/api/identify-email'))).toMatchObject(fault('required'));
      expect(await refused(await identify(''))).toMatchObject(fault('required'));
      expect(await refused(await identify('   '))).toMatchObject(fault('required'));
      expect(await refused(await identify('claire'))).toMatchObject(fault('invalid_format'));
      expect(await refused(await identify('a'.repeat(321)))).toMatchObject(fault('value_too_long'));
    });

    it('answers 120 a minute from one address, then 429 to that address alone', async () => {
      const { identify, deps } = await world();
      expect(limits.identificationsOfAddress).toMatchObject({ limit: 120, windowMilliseconds: 60_000 });
      await useUpAllButOne(deps, limits.identificationsOfAddress, '192.0.2.1');
      expect((await identify('paul@gmail.com')).status).toBe(200);
      const refused = await identify('paul@gmail.com');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await identify('paul@gmail.com', '', '192.0.2.2')).status).toBe(200);
    });
  });
});
