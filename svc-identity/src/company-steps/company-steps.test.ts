import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../db/migrations.ts';
import { cookieOf, identityWorld, tokenOf } from '../testing/identity-world.ts';
import { putCompanies } from '../testing/make-user.ts';

// Covers B-J19–B-J21, B-J23–B-J24.

interface Step {
  nextStep: string;
  companyName?: string;
  _links: Record<string, { method: string; href: string; payload: object }>;
}

onEachEngine(identityMigrations, (open) => {
  const world = async () => {
    const made = identityWorld(await open());
    await putCompanies(made.deps);
    const signUp = async (email: string) => {
      const person = { email, lang: 'fr', firstname: 'Paul', lastname: 'Durand', phone: '0142000000', action: 'signup' };
      const response = await made.post('/api/signup', person);
      const cookie = cookieOf(response);
      const actor = testUser({ userId: String((await made.resolve(cookie)).user?.id), email });
      const step = (await response.json()) as Step;
      /** Follows one of the links the server gave, as the client does. */
      const follow = async (link: string, from: Step = step, body: object = {}) => {
        const { href, payload } = from._links[link] ?? {};
        if (!href) throw new Error(`the answer has no link ${link}`);
        const answer = await made.post(href, { ...payload, ...body }, { actor });
        return { status: answer.status, body: (await answer.json()) as Step };
      };
      const user = async () => (await made.resolve(cookie)).user;
      return { step, follow, user, company: async () => (await user())?.companyName };
    };
    const prove = async (email: string) => {
      await made.deliver();
      const mail = made.mails.find(({ to }) => to === email);
      const response = await made.post('/api/reset-password', { token: tokenOf(mail), password: 'correct horse' });
      expect(response.status).toBe(200);
      return (await made.resolve(cookieOf(response))).user;
    };
    return { ...made, signUp, prove };
  };

  // Covers B-J22.
  describe('the company of a new user', () => {
    itOnBothEngines('is asked to be confirmed where it is known and has no contract', async () => {
      const { signUp } = await world();
      const { step, follow, company } = await signUp('paul@atelier-nord.example');
      const yes = { method: 'POST', href: '/api/signup/known-company', payload: {} };
      const no = { method: 'POST', href: '/api/signup/new-company', payload: {} };
      const _links = { yes, no, createUserWithKnownCompany: yes };
      expect(step).toEqual({ success: true, nextStep: 'COMPANY_CONFIRMATION', companyName: 'Atelier Nord', _links });
      expect(await follow('yes')).toEqual({ status: 200, body: { success: true, nextStep: 'AVAILABILITIES', _links: {} } });
      expect(await company()).toBe('Atelier Nord');
    });

    it('is asked for its name after a no, and can still be the known one', async () => {
      const { signUp } = await world();
      const first = await signUp('paul@atelier-nord.example');
      const { body: asked } = await first.follow('no');
      expect(asked.nextStep).toBe('COMPANY_CREATION');
      expect(Object.keys(asked._links)).toEqual(['createUserWithNewCompany', 'createUserWithKnownCompany']);
      expect(await first.follow('createUserWithNewCompany', asked, { companyName: ' Atelier Sud ' })).toMatchObject({
        status: 200,
        body: { nextStep: 'AVAILABILITIES' },
      });
      expect(await first.company()).toBe('Atelier Sud');
      const second = await signUp('lea@atelier-nord.example');
      const { body } = await second.follow('no');
      await second.follow('createUserWithKnownCompany', body);
      expect(await second.company()).toBe('Atelier Nord');
    });

    it('is asked for its name if the domain is unknown', async () => {
      const { signUp, deps } = await world();
      const { step, follow, company } = await signUp('paul@new-company.example');
      expect(step).toMatchObject({ nextStep: 'COMPANY_CREATION', _links: { createUserWithNewCompany: { method: 'POST' } } });
      expect(Object.keys(step._links)).toEqual(['createUserWithNewCompany']);
      await follow('createUserWithNewCompany', step, { companyName: 'New Company' });
      expect(await company()).toBe('New Company');
      expect(await deps.database.read.$count(deps.tables.company)).toBe(3);
    });

    it('is asked once: later answers are 409 and change nothing', async () => {
      const { signUp } = await world();
      const { step, follow, company } = await signUp('paul@atelier-nord.example');
      await follow('yes');
      for (const link of ['yes', 'no']) expect((await follow(link, step, { companyName: 'Other' })).status).toBe(409);
      expect(await company()).toBe('Atelier Nord');
    });

    itOnBothEngines('has one name of 8 given at once', async () => {
      const { signUp, deps } = await world();
      const { step, follow, company } = await signUp('paul@new-company.example');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) => follow('createUserWithNewCompany', step, { companyName: `Name ${i}` })),
      );
      const winners = answers.flatMap(({ status }, i) => (status === 200 ? [`Name ${i}`] : []));
      expect(winners).toEqual([await company()]);
      expect(await deps.database.read.$count(deps.tables.company)).toBe(3);
    });

    it('refuses a name that is empty, too long or has line breaks', async () => {
      const { signUp } = await world();
      const { step, follow } = await signUp('paul@new-company.example');
      const cases = [
        ['', 'required'],
        ['a'.repeat(101), 'value_too_long'],
        ['a\nb', 'invalid_format'],
      ] as const;
      for (const [companyName, code] of cases)
        expect(await follow('createUserWithNewCompany', step, { companyName })).toMatchObject({
          status: 400,
          body: { errors: { companyName: code } },
        });
    });

    it('needs a session, and a user', async () => {
      const { post } = await world();
      for (const path of ['/api/signup/known-company', '/api/signup/new-company']) {
        expect((await post(path, {})).status).toBe(401);
        expect((await post(path, {}, { actor: testUser() })).status).toBe(401);
      }
    });
  });

  describe('the e-mail domain of a new company', () => {
    itOnBothEngines('does not show a name that was given by a user with an unproven mailbox', async () => {
      const { signUp } = await world();
      const { step, follow } = await signUp('stranger@new-company.example');
      await follow('createUserWithNewCompany', step, { companyName: 'Rude Name' });
      expect((await signUp('paul@new-company.example')).step).toMatchObject({ nextStep: 'COMPANY_CREATION' });
    });

    it('belongs to the company of the first user who proves the mailbox, and colleagues are asked to confirm it', async () => {
      const { signUp, prove } = await world();
      const { step, follow } = await signUp('paul@new-company.example');
      await follow('createUserWithNewCompany', step, { companyName: 'New Company' });
      await prove('paul@new-company.example');
      const colleague = await signUp('lea@new-company.example');
      expect(colleague.step).toMatchObject({ nextStep: 'COMPANY_CONFIRMATION', companyName: 'New Company' });
    });

    it('takes the name a user gives after having proven the mailbox', async () => {
      const { signUp, prove, deps } = await world();
      const { step, follow } = await signUp('paul@new-company.example');
      await prove('paul@new-company.example');
      await follow('createUserWithNewCompany', step, { companyName: 'New Company' });
      expect((await signUp('lea@new-company.example')).step).toMatchObject({ companyName: 'New Company' });
      expect(await deps.database.read.$count(deps.tables.company)).toBe(3);
    });

    it('gathers those who prove theirs later and named no company, and leaves no empty company behind', async () => {
      const { signUp, prove, deps } = await world();
      const first = await signUp('paul@new-company.example');
      await signUp('lea@new-company.example');
      await first.follow('createUserWithNewCompany', first.step, { companyName: 'New Company' });
      await prove('paul@new-company.example');
      expect(await deps.database.read.$count(deps.tables.company)).toBe(4);
      expect(await prove('lea@new-company.example')).toMatchObject({ companyName: 'New Company' });
      expect(await deps.database.read.$count(deps.tables.company)).toBe(3);
    });

    it('stays with its company when a colleague names another one', async () => {
      const { signUp, prove } = await world();
      const { step, follow } = await signUp('paul@atelier-nord.example');
      await follow('no', step, { companyName: 'Atelier Sud' });
      expect(await prove('paul@atelier-nord.example')).toMatchObject({ companyName: 'Atelier Sud' });
      expect((await signUp('lea@atelier-nord.example')).step).toMatchObject({ companyName: 'Atelier Nord' });
    });
  });

  it('shows no terms of a contract to who says yes before the mailbox is proven', async () => {
    const { signUp, deps, prove } = await world();
    const { follow, user } = await signUp('paul@atelier-nord.example');
    const terms = { basisPoints: 500, description: 'Contrat', dispositions: '', validFrom: '2026-01-01', validTo: null };
    const contract = { id: 'late', companyId: 'atelier-nord', ...terms };
    await deps.database.transact((tx) => tx.insert(deps.tables.frameworkContract).values(contract));
    expect((await follow('yes')).status).toBe(200);
    expect(await user()).toMatchObject({ companyName: 'Atelier Nord', frameworkContract: null });
    expect(await prove('paul@atelier-nord.example')).toMatchObject({ frameworkContract: { percent: 5 } });
  });
});
