import { jobs } from '@plenary/contracts/desk-rights';
import { testUser } from '@plenary/service-kit/testing/as-actor';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { identityMigrations } from '../../db/migrations.ts';
import { accountsWorld, ids } from '../../testing/accounts-world.ts';
import { cookieOf, testNow, tokenOf } from '../../testing/identity-world.ts';
import { putUser } from '../../testing/make-user.ts';

// Covers B-G10.

const at = new Date(testNow).toISOString();
const email = 'claire@atelier-nord.example';
const claire = `/users/${ids.claire}`;
const sales = [{ job: 'sales', scope: 'network', places: [] }];

onEachEngine(identityMigrations, (open) => {
  const world = async () => accountsWorld(await open());

  describe('accounts', () => {
    itOnBothEngines('are shown with what an administrator has to know, and no secret', async () => {
      const { account, signIn } = await world();
      await signIn();
      expect(await account()).toEqual({
        ...{ userId: ids.claire, email, firstname: 'Claire', lastname: 'Martin', phone: '+33142000000', lang: 'fr', role: 'customer' },
        company: { companyId: 'atelier-nord', name: 'Atelier Nord' },
        ...{ state: 'active', mailboxProven: true, hasSecondFactor: false, sessionsCount: 1 },
        ...{ createdAt: new Date(0).toISOString(), lastSeenAt: at, version: 0 },
      });
    });

    it.each([
      ['search=CLAIRE@', ['claire@']],
      ['search=claire%20martin', ['admin@', 'claire@', 'other@', 'staff@']],
      ['search=_laire', []],
      ...['Élodie', 'élodie', 'ÉLODIE', 'elodie', 'E\u0301lodie', 'éLöDIE'].map(
        (typed) => [`search=${encodeURIComponent(typed)}`, ['elodie@']] as const,
      ),
      ['search=ines%20dubois', ['ines@']],
      ['search=IN%C3%88S', ['ines@']],
      ['search=%25lodie', []],
      ['role=admin', ['admin@', 'other@']],
      ['role=staff&search=zzz', []],
      ['state=pending', ['ines@']],
      ['state=disabled', []],
      ['state=active&role=customer', ['claire@']],
      ['companyId=grand-compte', ['ines@']],
    ] as const)('are found by %s', async (query, found) => {
      const { read, deps } = await world();
      const ines = { firstname: 'Inès', lastname: 'Dubois', companyId: 'grand-compte', isActive: false, password: null };
      await putUser(deps, { id: 'ines', email: 'ines@grand-compte.example', ...ines });
      await putUser(deps, { id: 'elodie', email: 'elodie@atelier-nord.example', firstname: 'Élodie', lastname: 'Roux', role: 'staff' });
      const { accounts } = await read<{ accounts: { email: string }[] }>(`/users?${query}`);
      expect(accounts.map((account) => account.email.split('@')[0])).toEqual(found.map((each) => each.slice(0, -1)));
    });

    it('come 50 a page', async () => {
      const { read, deps } = await world();
      const [row] = await deps.database.read.select().from(deps.tables.user).limit(1);
      if (!row) throw new Error('nobody is there');
      const rows = Array.from({ length: 60 }, (_, index) => ({
        ...row,
        id: `u${index}`,
        email: `u${String(index).padStart(2, '0')}@a.example`,
      }));
      await deps.database.transact((tx) => tx.insert(deps.tables.user).values(rows));
      type Page = { accounts: { email: string }[]; next: string | null };
      const first = await read<Page>('/users');
      const second = await read<Page>(`/users?after=${first.next}`);
      expect([first.accounts.length, second.accounts.length, second.next]).toEqual([50, 14, null]);
      const all = [...first.accounts, ...second.accounts].map((account) => account.email);
      expect(all).toEqual(all.toSorted());
    });
  });

  describe('a closed account', () => {
    const closed = async () => {
      const made = await world();
      const cookie = await made.signIn();
      await made.get(`/api/reset-password/send-email?email=${email}`);
      const token = tokenOf((await made.deliver())[0]);
      const response = await made.send(`${claire}/disable`, { version: 0 });
      return { ...made, cookie, token, response };
    };

    itOnBothEngines('has no session any more, and no way in: password, mailed link, or a new one', async () => {
      const { response, resolve, cookie, login, post, token, get, deliver, clock } = await closed();
      expect(await response.json()).toMatchObject({ state: 'disabled', sessionsCount: 0, version: 1 });
      expect((await resolve(cookie)).user).toBeNull();
      expect((await login()).status).toBe(401);
      expect((await post('/api/reset-password', { token, password: 'another horse' })).status).toBe(400);
      clock.now += 6 * 60_000;
      await get(`/api/reset-password/send-email?email=${email}`);
      await get(`/api/identify-email?email=${email}`);
      expect(await deliver()).toEqual([]);
    });

    it('answers a login as an unknown one does', async () => {
      const { login } = await closed();
      const told = async (typed: string) => {
        const response = await login(typed);
        const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
        return { status: response.status, body, cookie: response.headers.get('set-cookie') };
      };
      expect(await told(email)).toEqual(await told('nobody@atelier-nord.example'));
    });

    it('can sign in again once it is enabled, with a new session', async () => {
      const { send, login, resolve, cookie, account, trail } = await closed();
      expect((await send(`${claire}/enable`, { version: 1 })).status).toBe(200);
      expect(await account()).toMatchObject({ state: 'active', version: 2 });
      expect((await resolve(cookie)).user).toBeNull();
      expect((await resolve(cookieOf(await login()))).user).toMatchObject({ email });
      expect((await trail()).map(({ action, changes }) => [action, changes])).toEqual([
        ['user-enabled', [{ field: 'state', from: 'disabled', to: 'active' }]],
        ['user-disabled', [{ field: 'state', from: 'active', to: 'disabled' }]],
      ]);
    });

    it('is closed and enabled once, and is mailed no link', async () => {
      const { send } = await closed();
      for (const [path, status] of [
        [`${claire}/disable`, 409],
        [`${claire}/enable`, 200],
      ] as const)
        expect((await send(path, { version: 1 })).status).toBe(status);
      expect((await send(`${claire}/enable`, { version: 2 })).status).toBe(409);
      await send(`${claire}/disable`, { version: 2 });
      expect((await send(`${claire}/link`, {})).status).toBe(409);
    });
  });

  describe('what an administrator does', () => {
    itOnBothEngines('signs that user out everywhere and no other user', async () => {
      const { signIn, send, resolve, trail } = await world();
      const [one, two, staff] = [await signIn(), await signIn(), await signIn('staff@atelier-nord.example')];
      expect(await (await send(`${claire}/sign-out`, {})).json()).toMatchObject({ sessionsCount: 0, version: 0 });
      for (const cookie of [one, two]) expect((await resolve(cookie)).user).toBeNull();
      expect((await resolve(staff)).user).not.toBeNull();
      expect(await trail()).toMatchObject([{ action: 'user-signed-out', changes: [{ field: 'sessions', from: 2, to: 0 }] }]);
    });

    it('gives a role that counts at the next sign-in: every session of the old one ends', async () => {
      const { signIn, put, resolve, login, trail } = await world();
      const old = await signIn();
      expect(await (await put(`${claire}/role`, { role: 'staff', jobs: sales, version: 0 })).json()).toMatchObject({
        role: 'staff',
        jobs: sales,
        version: 1,
      });
      expect((await resolve(old)).user).toBeNull();
      expect((await resolve(cookieOf(await login()))).user).toMatchObject({ role: 'staff', jobs: sales });
      const begun = [
        { field: 'role', from: 'customer', to: 'staff' },
        { field: 'jobs', from: '', to: 'sales: network' },
      ];
      expect(await trail()).toMatchObject([{ action: 'user-role-changed', changes: begun }]);
      expect((await put(`${claire}/role`, { role: 'staff', jobs: sales, version: 1 })).status).toBe(409);
    });

    // Desk D26.
    it('makes nobody staff without a job, or with one that is none', async () => {
      const { put, account, trail } = await world();
      for (const body of [{}, { jobs: [] }]) {
        const refused = await put(`${claire}/role`, { role: 'staff', version: 0, ...body });
        expect([refused.status, await refused.json()]).toMatchObject([400, { errors: { jobs: 'required' } }]);
      }
      const unknown = [{ job: 'president', scope: 'network', places: [] }];
      expect((await put(`${claire}/role`, { role: 'staff', jobs: unknown, version: 0 })).status).toBe(400);
      expect([await account(ids.claire), await trail()]).toMatchObject([{ role: 'customer', version: 0 }, []]);
    });

    // Desk D26.
    itOnBothEngines('gives one of the staff jobs that count at once, in the session that they have', async () => {
      const { signIn, put, resolve, trail } = await world();
      const cookie = await signIn('staff@atelier-nord.example');
      const jobs = [
        { job: 'venue', scope: 'venues', places: ['ternes', 'bayen'] },
        { job: 'finance', scope: 'country', places: ['FRA'] },
      ];
      expect(await (await put(`/users/${ids.staff}/jobs`, { jobs, version: 0 })).json()).toMatchObject({ jobs, version: 1 });
      expect((await resolve(cookie)).user).toMatchObject({ role: 'staff', jobs });
      const to = 'venue: venues ternes bayen; finance: country FRA';
      expect(await trail()).toMatchObject([{ action: 'user-jobs-changed', changes: [{ field: 'jobs', from: '', to }] }]);
      expect((await put(`/users/${ids.staff}/jobs`, { jobs: [], version: 0 })).status).toBe(409);
    });

    it('gives jobs to the staff alone, and takes them with the role', async () => {
      const { put, account } = await world();
      expect((await put(`${claire}/jobs`, { jobs: sales, version: 0 })).status).toBe(409);
      expect((await put(`/users/${ids.otherAdmin}/jobs`, { jobs: sales, version: 0 })).status).toBe(409);
      await put(`/users/${ids.staff}/jobs`, { jobs: sales, version: 0 });
      await put(`/users/${ids.staff}/role`, { role: 'customer', version: 1 });
      expect(await account(ids.staff)).not.toHaveProperty('jobs');
      await put(`/users/${ids.staff}/role`, { role: 'staff', jobs: sales, version: 2 });
      expect(await account(ids.staff)).toMatchObject({ jobs: sales });
    });

    it('is not for the staff: whoever has every job still gives none, not even to themselves', async () => {
      const { put, account } = await world();
      const everything = jobs.map((job) => ({ job, scope: 'network', places: [] }));
      const nadia = testUser({ userId: ids.staff, role: 'staff', jobs: everything });
      expect((await put(`/users/${ids.staff}/jobs`, { jobs: everything, version: 0 }, nadia)).status).toBe(403);
      expect(await account(ids.staff)).toMatchObject({ jobs: [], version: 0 });
    });

    it.each([
      [{ job: 'president', scope: 'network', places: [] }],
      [{ job: 'venue', scope: 'world', places: [] }],
      [{ job: 'venue', scope: 'network', places: ['FRA'] }],
      [{ job: 'venue', scope: 'country', places: [] }],
      [{ job: 'venue', scope: 'country', places: ['FRA', 'BEL'] }],
      [{ job: 'venue', scope: 'country', places: ['France'] }],
      [{ job: 'venue', scope: 'venues', places: [] }],
      [{ job: 'venue', scope: 'venues', places: Array.from({ length: 61 }, (_, index) => `v${index}`) }],
    ])('refuses the job %o', async (job) => {
      const { put } = await world();
      expect((await put(`/users/${ids.staff}/jobs`, { jobs: [job], version: 0 })).status).toBe(400);
    });

    it('does not make a user with an unproven mailbox staff', async () => {
      const { put, deps } = await world();
      await deps.database.transact((tx) => tx.update(deps.tables.user).set({ mailboxProven: false }));
      expect((await put(`${claire}/role`, { role: 'staff', jobs: sales, version: 0 })).status).toBe(409);
    });

    it('mails an active user a link to a new password, and a pending one a link to the first', async () => {
      const { send, deliver, deps, post } = await world();
      await putUser(deps, { id: 'ines', email: 'ines@grand-compte.example', isActive: false, mailboxProven: false, password: null });
      await send(`${claire}/link`, {});
      await send('/users/ines/link', {});
      const mails = await deliver();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [email, 'Choisissez un nouveau mot de passe Comet'],
        ['ines@grand-compte.example', 'Créez votre mot de passe Comet'],
      ]);
      expect((await post('/api/reset-password', { token: tokenOf(mails[1]), password: 'another horse' })).status).toBe(200);
    });

    it('takes a lost second factor off: the password alone opens the account again', async () => {
      const { send, deps, login, account, trail, signIn, resolve } = await world();
      const cookie = await signIn();
      const { database, tables } = deps;
      const factor = { secret: 'sealed', isOn: true, lastStep: 0, createdAt: 0 };
      await database.transact(async (tx) => {
        for (const userId of [ids.claire, ids.admin]) await tx.insert(tables.secondFactor).values({ ...factor, userId });
        await tx.insert(tables.recoveryCode).values({ codeHash: 'hash', userId: ids.claire });
      });
      expect(await (await login()).json()).toEqual({ type: 'SECOND_FACTOR_REQUIRED' });
      expect(await account()).toMatchObject({ hasSecondFactor: true });
      expect(await (await send(`${claire}/second-factor/remove`, {})).json()).toMatchObject({ hasSecondFactor: false, sessionsCount: 0 });
      expect((await resolve(cookie)).user).toBeNull();
      expect(await (await login()).json()).toMatchObject({ type: 'LOGIN_SUCCESS' });
      expect(await database.read.$count(tables.recoveryCode)).toBe(0);
      expect(await trail()).toMatchObject([{ action: 'user-second-factor-removed' }]);
      expect((await send(`${claire}/second-factor/remove`, {})).status).toBe(409);
      expect((await send(`/users/${ids.admin}/second-factor/remove`, {})).status).toBe(409);
    });

    it('is not done to one’s own account', async () => {
      const { send, put, account } = await world();
      expect((await send(`/users/${ids.admin}/disable`, { version: 0 })).status).toBe(409);
      expect((await put(`/users/${ids.admin}/role`, { role: 'customer', version: 0 })).status).toBe(409);
      expect(await account(ids.admin)).toMatchObject({ role: 'admin', state: 'active', version: 0 });
    });

    itOnBothEngines('leaves an administrator, also where two take each other’s role away at once', async () => {
      const { put, deps, admin, otherAdmin } = await world();
      const answers = await Promise.all([
        put(`/users/${ids.otherAdmin}/role`, { role: 'customer', version: 0 }, admin),
        put(`/users/${ids.admin}/role`, { role: 'customer', version: 0 }, otherAdmin),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const roles = (await deps.database.read.select({ role: deps.tables.user.role }).from(deps.tables.user)).map(({ role }) => role);
      expect(roles.filter((role) => role === 'admin')).toHaveLength(1);
    });

    it('is done by one of several who saw the same, and the others get the newer state', async () => {
      const { send, put, trail } = await world();
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => send(`${claire}/disable`, { version: 0 })),
        put(`${claire}/role`, { role: 'staff', jobs: sales, version: 0 }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await trail()).toHaveLength(1);
      const stale = await send(`${claire}/disable`, { version: 0 });
      expect(await stale.json()).toMatchObject({ code: 'stale-version', current: { userId: ids.claire, version: 1 } });
    });

    it('is not done by an actor who was administrator a moment ago', async () => {
      const { put, send, otherAdmin, trail } = await world();
      await put(`/users/${ids.otherAdmin}/role`, { role: 'staff', jobs: sales, version: 0 });
      expect((await send(`${claire}/disable`, { version: 0 }, otherAdmin)).status).toBe(403);
      expect((await send('/companies', { name: 'Neuf', domains: [] }, otherAdmin)).status).toBe(403);
      expect(await trail()).toHaveLength(1);
    });

    it('and its entry in the trail are one: without the one there is not the other', async () => {
      const { send, put, deps, account, company } = await world();
      await deps.database.script('ALTER TABLE deed RENAME TO deed_away');
      // Errors of the engine belong to another realm in tests, and may pass the app's own handler.
      const statusOf = (asked: Promise<Response>) =>
        asked.then(
          ({ status }) => status,
          () => 500,
        );
      expect(await statusOf(send(`${claire}/disable`, { version: 0 }))).toBe(500);
      expect(await statusOf(put('/companies/grand-compte', { name: 'Neuf', domains: [], version: 0 }))).toBe(500);
      await deps.database.script('ALTER TABLE deed_away RENAME TO deed');
      expect(await account()).toMatchObject({ state: 'active', version: 0 });
      expect(await company()).toMatchObject({ name: 'Grand Compte', version: 0 });
    });
  });

  describe('the trail', () => {
    itOnBothEngines('comes 50 a page, the newest first, and of one subject where it is named', async () => {
      const { read, send, clock } = await world();
      for (let i = 0; i < 60; i++) {
        clock.now += i % 3 === 0 ? 1 : 0;
        await send(i % 2 ? `${claire}/sign-out` : `/users/${ids.staff}/sign-out`, {});
      }
      type Page = { entries: { id: string; at: string; subject: { id: string } }[]; next: string | null };
      const first = await read<Page>('/audit-trail');
      const second = await read<Page>(`/audit-trail?before=${first.next}`);
      expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
      const all = [...first.entries, ...second.entries];
      expect(new Set(all.map(({ id }) => id)).size).toBe(60);
      expect(all.map((entry) => entry.at)).toEqual(
        all
          .map((entry) => entry.at)
          .toSorted()
          .toReversed(),
      );
      const own = await read<Page>(`/audit-trail?subjectId=${ids.claire}`);
      expect(own.entries).toHaveLength(30);
      expect(await read('/audit-trail?before=x')).toMatchObject({ status: 400, errors: { before: 'invalid' } });
    });

    it("is part of the user's own export, without the administrator's identity", async () => {
      const { send, get, clock } = await world();
      await send(`${claire}/sign-out`, {});
      clock.now += 1;
      const exported = await (await get('/api/me/export', { actor: testUser({ userId: ids.claire }) })).json();
      expect(exported).toMatchObject({ audit: [{ at, action: 'user-signed-out' }, { action: 'exported' }] });
      expect(JSON.stringify(exported)).not.toContain('admin@');
    });

    it('forgets who an erased user was, and keeps what was done', async () => {
      const { send, post, trail } = await world();
      await send(`${claire}/sign-out`, {});
      const erased = await post('/api/me/erase', { email, password: 'correct horse' }, { actor: testUser({ userId: ids.claire }) });
      expect(erased.status).toBe(200);
      expect(await trail()).toMatchObject([{ action: 'user-signed-out', subject: { id: ids.claire, name: '' }, changes: [] }]);
    });
  });
});
