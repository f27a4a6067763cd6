import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, linkOf, tokenOf } from '../testing/identity-world.ts';
import { putCompanies, putUser } from '../testing/make-user.ts';
import { signInsBy, useTokenIssuer } from '../testing/use-token-issuer.ts';

// Covers B-X01–B-X02, B-J05–B-J06.

const idOf = (last: number) => `7b1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e0${last}`;
const victims = [
  { id: idOf(1), email: 'claire@atelier-nord.example', role: 'customer' },
  { id: idOf(2), email: 'hugo@grand-compte.example', role: 'customer' },
  { id: idOf(3), email: 'staff@comet.example', role: 'staff' },
  { id: idOf(4), email: 'admin@comet.example', role: 'admin' },
] as const;

const issuing = useTokenIssuer();

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open(), { providers: issuing().providers });
    await putCompanies(made.deps);
    for (const victim of victims) await putUser(made.deps, victim);
    const { google, microsoft } = signInsBy(issuing().issuer, made);
    const who = async (response: Response) => (await made.resolve(cookieOf(response))).user;
    const rows = (table: 'identity' | 'session' | 'pendingSignIn') => made.deps.database.read.$count(made.deps.tables[table]);
    return { ...made, google, microsoft, who, rows };
  };

  describe('an address that a provider asserts', () => {
    // Each is a mailbox of its own, which the forgiving normalisation of typed addresses would turn into a victim's.
    const lookalikes: [string, string][] = [
      ['a domain ending in .invalid, for the administrator’s', 'admin@comet.example.invalid'],
      ['a domain with an accent, for Claire’s', 'claire@ateliér-nord.example'],
      ['a mailbox with an accent, for Hugo’s', 'hügo@grand-compte.example'],
      ['the same accent as a combining mark', 'hu\u0308go@grand-compte.example'],
      ['spaces around it', ' claire@atelier-nord.example '],
      ['a letter whose lower case is one of ours', 'claire@atelier-nord.example'.replace('l', '\u{1d4c1}')],
      ['the sign of kelvin', 'staff@comet.example'.replace('st', '\u212a')],
      ['full-width letters', 'ｓtaff@comet.example'],
      ['an invisible character', 'sta\u200bff@comet.example'],
      ['text that is no address', 'paul'],
      ['two addresses', 'admin@comet.example,paul@evil.example'],
      ['a quoted mailbox', '"admin"@comet.example'],
    ];

    it('brings a name without the characters that nobody sees', async () => {
      const { google } = await world();
      const claims = { email: 'lea@nobody-knows.example', hd: 'nobody-knows.example', given_name: 'Lé\u202ea', family_name: 'Ro\u200by' };
      expect(await (await google(claims)).json()).toMatchObject({ firstname: 'Léa', lastname: 'Roy' });
    });

    itOnBothEngines('never signs in to the account of another mailbox, however it is spelt', async () => {
      const { google, microsoft, rows, deliver } = await world();
      for (const [name, email] of lookalikes) {
        const domain = email.slice(email.lastIndexOf('@') + 1);
        for (const response of [await google({ email, hd: domain }), await microsoft({ email, xms_edov: true })]) {
          const { code } = (await response.json()) as { code: string };
          expect({ name, code, status: response.status }).toEqual({ name, code: 'unusable-address', status: 409 });
          expect(response.headers.get('set-cookie')).toBeNull();
        }
      }
      expect(await deliver()).toEqual([]);
      expect([await rows('identity'), await rows('session'), await rows('pendingSignIn')]).toEqual([0, 0, 0]);
    });

    it('is the account’s in upper case too', async () => {
      const { google, microsoft, who } = await world();
      const shouted = 'Claire@Atelier-Nord.EXAMPLE';
      expect(await who(await google({ email: shouted, hd: 'Atelier-Nord.example' }))).toMatchObject({ id: idOf(1) });
      expect(await who(await microsoft({ email: shouted, xms_edov: true }))).toMatchObject({ id: idOf(1) });
    });

    it('does not matter any more once the person is linked: issuer and subject sign in', async () => {
      const { google, who } = await world();
      const email = 'claire@atelier-nord.example';
      expect(await who(await google({ email }))).toMatchObject({ id: idOf(1) });
      expect(await who(await google({ email: 'claire@ateliér-nord.example', hd: undefined }))).toMatchObject({ id: idOf(1) });
    });
  });

  describe('an existing account', () => {
    itOnBothEngines('is never opened by Google for an organisation of another domain: its mailbox is asked', async () => {
      const { google, rows, deliver } = await world();
      const email = 'staff@comet.example';
      const others = ['evil.example', 'example', 'mail.comet.example', 'comet.example.evil.example', 'xcomet.example', '', undefined];
      for (const hd of others) {
        const response = await google({ email, hd });
        expect({ hd, status: response.status, body: await response.json() }).toMatchObject({
          hd,
          status: 409,
          body: { code: 'mailbox-unproven' },
        });
      }
      expect([await rows('identity'), await rows('session')]).toEqual([0, 0]);
      const [mail, ...more] = await deliver();
      expect(mail?.to).toBe(email);
      expect(linkOf(mail).pathname).toBe('/authentication/activate');
      expect(more).toEqual([]);
    });

    it.each([['1'], ['true'], [1], [true]])('is opened by Microsoft where xms_edov is %j', async (claim) => {
      const { microsoft, who } = await world();
      expect(await who(await microsoft({ email: 'hugo@grand-compte.example', xms_edov: claim }))).toMatchObject({ id: idOf(2) });
    });

    it.each([['0'], ['false'], [0], [false], ['yes'], [2], [undefined]])(
      'is not opened by Microsoft where xms_edov is %j',
      async (claim) => {
        const { microsoft, rows } = await world();
        const response = await microsoft({ email: 'hugo@grand-compte.example', xms_edov: claim });
        expect(await response.json()).toMatchObject({ code: 'mailbox-unproven' });
        expect([await rows('identity'), await rows('session')]).toEqual([0, 0]);
      },
    );

    it('is not opened by Microsoft for the name that an account signs in with there', async () => {
      const { microsoft } = await world();
      const response = await microsoft({ email: undefined, preferred_username: 'hugo@grand-compte.example', xms_edov: true });
      expect(await response.json()).toMatchObject({ code: 'mailbox-unproven' });
    });

    it('opens to its owner, who follows the mailed link in the browser that asked', async () => {
      const { google, post, who, deliver } = await world();
      const asked = await google({ email: 'claire@atelier-nord.example', hd: 'holding.example' });
      const response = await post('/api/signup/activate', { token: tokenOf((await deliver())[0]) }, { cookie: cookieOf(asked) });
      expect(await who(response)).toMatchObject({ id: idOf(1) });
    });
  });

  describe('a new account', () => {
    const lea = { email: 'lea@nobody-knows.example', firstname: 'Léa', lastname: 'Roy', phone: '0142000009', isNewUser: true, lang: 'fr' };

    it.each([
      ['Google for an organisation of another domain', 'google', { hd: 'evil.example' }],
      ['Google without an organisation', 'google', { hd: undefined }],
      ['Microsoft without the word of the tenant’s domain', 'microsoft', {}],
    ] as const)('has no proven mailbox by %s, until the mailed link is opened', async (_, provider, claims) => {
      const { post, who, deliver, ...calls } = await world();
      const asked = await calls[provider]({ email: lea.email, ...claims });
      const given = await post('/api/user-info', lea, { cookie: cookieOf(asked) });
      expect(await who(given)).toMatchObject({ email: lea.email, mailboxProven: false });
      const proven = await post('/api/reset-password', { token: tokenOf((await deliver())[0]), password: 'correct horse' });
      expect(await who(proven)).toMatchObject({ email: lea.email, mailboxProven: true });
    });
  });
});
