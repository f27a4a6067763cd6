import { login } from '@plenary/contracts/sign-in.endpoints';
import { signup, signupWithFrameworkContract } from '@plenary/contracts/sign-up.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerIdentity, email, rightPassword } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';

// Covers B-I07–B-I08, B-I46, B-M01.

const openOver = async (address: string, options?: Parameters<typeof renderAuth>[1]) => {
  const auth = renderAuth(address, options);
  answerIdentity(auth);
  await auth.user.click(await screen.findByRole('button', { name: 'connect' }));
  await screen.findByRole('dialog');
  return auth;
};
const identify = async ({ user }: ReturnType<typeof renderAuth>, typed: string) => {
  await user.type(await screen.findByLabelText('Adresse e-mail professionnelle'), typed);
  await user.keyboard('{Enter}');
};
const address = () => screen.getByTestId('address').textContent;
const arriveAt = (expected: string) => waitFor(() => expect(address()).toBe(expected));
const ending = () => screen.getByTestId('ending').textContent;
const focused = () => document.activeElement;

// Covers B-I01, B-I16–B-I18, B-I21, B-Y01.
test('over the list, a login by keyboard alone refreshes the session, returns with the news and is done', async () => {
  const auth = await openOver('/?countryCode=FRA');
  const { user, calls, refresh, platform } = auth;
  expect(screen.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeTruthy();
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Adresse e-mail professionnelle')));
  await user.keyboard(` ${email.toUpperCase()}{Enter}`);

  const password = await screen.findByLabelText('Mot de passe');
  expect(screen.getByRole('dialog', { name: 'Heureux de vous revoir' })).toBeTruthy();
  await waitFor(() => expect(focused()).toBe(password));
  const known = screen.getByLabelText('Adresse e-mail professionnelle');
  expect([known.getAttribute('autocomplete'), known.hasAttribute('readonly'), password.getAttribute('autocomplete')]).toEqual([
    'username',
    true,
    'current-password',
  ]);
  expect(known).toHaveProperty('value', email);
  await user.keyboard(`${rightPassword}{Enter}`);

  await waitFor(() => expect(ending()).toBe('done'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await arriveAt(`/?countryCode=FRA&snackbar=login-success&snackbar-email=${encodeURIComponent(email)}`);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(platform.notices).toEqual([]);
  expect(platform.tracked).toEqual([{ event: 'SignupOrLogin_Displayed', details: { flowType: 'in-funnel' } }]);
  expect(calls.map(({ method, address: path, body }) => [method, path, body])).toEqual([
    [
      'GET',
      `/api/identify-email?email=${encodeURIComponent(email)}&redirectUrl=${encodeURIComponent('/?countryCode=FRA')}&lang=fr`,
      undefined,
    ],
    ['POST', '/api/login', { email, password: rightPassword, action: 'login' }],
  ]);
});

test('over another page the news are a notice and the address stays as it was', async () => {
  const auth = await openOver('/venues/ternes?days=x');
  await identify(auth, email);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await waitFor(() => expect(ending()).toBe('done'));
  await arriveAt('/venues/ternes?days=x');
  expect(auth.platform.notices).toEqual([{ text: `Connexion réussie : ${email}.` }]);
});

test('a user who signs in while the session is unavailable still goes on, and monitoring gets a report', async () => {
  const away = new Error('away');
  const auth = await openOver('/', { refreshSession: () => Promise.reject(away) });
  await identify(auth, email);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await waitFor(() => expect(ending()).toBe('done'));
  expect(auth.platform.reported).toEqual([away]);
});

test.each([
  [' ', 'Une adresse email est obligatoire'],
  ['lea', "L'adresse email est invalide"],
  ['lea@gmail.com', 'Veuillez saisir une adresse email professionnelle'],
])('the e-mail %j is refused beside the field, which has the focus again', async (typed, text) => {
  const auth = await openOver('/');
  await identify(auth, typed);
  const field = screen.getByLabelText('Adresse e-mail professionnelle');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
  expect(focused()).toBe(field);
  expect(screen.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeTruthy();
  await auth.user.type(field, 'x');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

// Covers B-I09, B-M08–B-M10.
test('in production, an answer outside the contract says that the e-mail is not right', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  const auth = await openOver('/');
  auth.answerOnce(200, { type: 'SOMETHING_ELSE' });
  await identify(auth, email);
  expect((await screen.findByRole('alert')).textContent).toBe('Oups ! Le mail renseigné est incorrect.');
});

// Covers B-I49–B-I50.
test('a user who is not active is sent to the mailbox, and can close', async () => {
  const auth = await openOver('/venues/ternes');
  await identify(auth, 'inactive@atelier-nord.example');
  const dialog = await screen.findByRole('dialog', { name: 'Consultez votre messagerie' });
  const message = within(dialog).getByText('inactive@atelier-nord.example').parentElement;
  await waitFor(() => expect(focused()).toBe(message));
  await auth.user.click(within(dialog).getByRole('button', { name: 'J’ai compris' }));
  expect(ending()).toBe('closed');
});

// Covers B-I23, B-I28–B-I29, B-M08–B-M10.
test('a wrong password stays on login, says so, and offers a reset that can be used after the dialog', async () => {
  const auth = await openOver('/venues/ternes');
  const { user, platform, calls } = auth;
  await identify(auth, email);
  const password = await screen.findByLabelText('Mot de passe');
  await user.type(password, 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Oups ! Le mail et/ou le mot de passe renseignés sont incorrects.');
  expect(password).toHaveProperty('value', 'wrong');
  expect(platform.notices.map(({ text, action }) => [text, action?.label])).toEqual([
    ['Votre mot de passe semble erroné', 'Réinitialiser'],
  ]);

  await user.keyboard('{Escape}');
  expect(ending()).toBe('closed');
  await act(async () => platform.notices[0]?.action?.onPress());
  expect(calls.at(-1)?.address).toBe(
    `/api/reset-password/send-email?email=${encodeURIComponent(email)}&redirectUrl=%2Fvenues%2Fternes&resetPasswordUrl=%2Freset-password`,
  );
  await waitFor(() =>
    expect(platform.notices[1]?.text).toBe(
      `Si ${email} a un compte, un lien pour choisir un nouveau mot de passe vient de lui être envoyé.`,
    ),
  );
});

// Covers B-I24–B-I27.
test('an empty password is malformed: nothing is sent and the field is flagged invalid', async () => {
  const auth = await openOver('/');
  await identify(auth, email);
  const password = await screen.findByLabelText('Mot de passe');
  const sent = auth.calls.length;
  await auth.user.type(password, '{Enter}');
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Le champ est invalide');
  expect(auth.calls).toHaveLength(sent);
});

// Covers B-I19.
test('a forgotten password sends the mail and leads to the mailbox', async () => {
  const auth = await openOver('/venues/ternes');
  await identify(auth, email);
  await auth.user.click(await screen.findByRole('button', { name: /^Mot de passe oublié/ }));
  expect(await screen.findByRole('dialog', { name: 'Consultez votre messagerie' })).toBeTruthy();
  expect(screen.getByText(/Si cette adresse a un compte/)).toBeTruthy();
});

// Covers B-I20.
test('back from the password leads to the e-mail, which stays filled in', async () => {
  const auth = await openOver('/');
  await identify(auth, email);
  await auth.user.click(await screen.findByRole('button', { name: 'Retour' }));
  const field = await screen.findByLabelText('Adresse e-mail professionnelle');
  expect(field).toHaveProperty('value', email);
  await waitFor(() => expect(focused()).toBe(field));
});

const orByMail = 'Ou entrez dès maintenant : nous envoyons à votre adresse un lien qui permet de choisir un nouveau mot de passe.';

test.each([
  [429, { code: 'too-many-requests' }, { 'retry-after': '540' }, `Trop d’essais. Vous pourrez recommencer dans 9 minutes. ${orByMail}`],
  [503, { code: 'service-unavailable' }, { 'retry-after': '2' }, 'La connexion est momentanément indisponible. Réessayez dans un instant.'],
  [500, { code: 'unexpected-error' }, {}, 'Une erreur est survenue'],
])('a login answered %s is told clearly, and can be tried again', async (status, body, headers, text) => {
  const auth = await openOver('/');
  await identify(auth, email);
  auth.answerOnce(status, body, headers);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  expect((await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  expect(auth.platform.notices).toEqual([]);
  expect(auth.platform.reported).toHaveLength(status === 500 ? 1 : 0);
  await auth.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(ending()).toBe('done'));
});

test('a login that has to wait offers a link by mail, which leads to the mailbox', async () => {
  const auth = await openOver('/venues/ternes');
  await identify(auth, email);
  const password = await screen.findByLabelText('Mot de passe');
  expect(screen.queryByRole('button', { name: 'Recevoir un lien par e-mail' })).toBeNull();
  auth.answerOnce(429, { code: 'too-many-requests' }, { 'retry-after': '60' });
  await auth.user.type(password, `${rightPassword}{Enter}`);
  await auth.user.click(await screen.findByRole('button', { name: 'Recevoir un lien par e-mail' }));
  expect(await screen.findByRole('dialog', { name: 'Consultez votre messagerie' })).toBeTruthy();
  expect(auth.calls.at(-1)?.address).toBe(
    `/api/reset-password/send-email?email=${encodeURIComponent(email)}&redirectUrl=%2Fvenues%2Fternes&resetPasswordUrl=%2Freset-password`,
  );
});

test('a login pressed twice is sent once and says that it is pending', async () => {
  const auth = await openOver('/');
  await identify(auth, email);
  let finish = () => {};
  auth.answer(login, () => new Promise((resolve) => (finish = () => resolve({ type: 'LOGIN_SUCCESS', isNewUser: false }))));
  await auth.user.type(await screen.findByLabelText('Mot de passe'), rightPassword);
  const submit = screen.getByRole('button', { name: 'Se connecter' });
  await auth.user.dblClick(submit);
  await auth.user.type(screen.getByLabelText('Mot de passe'), '{Enter}');
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Un instant…')).toBeTruthy();
  expect(auth.calls.filter(({ address: path }) => path === '/api/login')).toHaveLength(1);
  await act(async () => finish());
  await waitFor(() => expect(ending()).toBe('done'));
});

test('closed while it is under way, a login leads nowhere', async () => {
  const auth = await openOver('/venues/ternes');
  await identify(auth, email);
  let finish = () => {};
  auth.answer(login, () => new Promise((resolve) => (finish = () => resolve({ type: 'LOGIN_SUCCESS', isNewUser: false }))));
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await auth.user.keyboard('{Escape}');
  await act(async () => finish());
  expect([ending(), address()]).toEqual(['closed', '/venues/ternes']);
  expect(auth.refresh).not.toHaveBeenCalled();
  expect(auth.platform.notices).toEqual([]);
});

const fillIn = async ({ user }: ReturnType<typeof renderAuth>, { phone = '06 12 34 56 78' } = {}) => {
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Prénom')));
  await user.keyboard('Léa');
  await user.tab();
  await user.keyboard('Martin');
  await user.tab();
  await user.keyboard(phone);
};

// Covers B-I30.
test('a signup by keyboard alone returns with its news', async () => {
  const auth = await openOver('/?countryCode=FRA&action=availabilities');
  await identify(auth, 'new@atelier-nord.example');
  await screen.findByRole('dialog', { name: 'Créer votre compte' });
  const autocompletes = ['Prénom', 'Nom', 'Téléphone'].map((label) => screen.getByLabelText(label).getAttribute('autocomplete'));
  expect(autocompletes).toEqual(['given-name', 'family-name', 'tel']);
  await fillIn(auth);
  await auth.user.keyboard('{Enter}');
  await waitFor(() => expect(ending()).toBe('done'));
  await arriveAt('/?countryCode=FRA&action=availabilities&snackbar=signup-success&snackbar-email=new%40atelier-nord.example');
  expect(auth.calls.at(-1)?.body).toEqual({
    email: 'new@atelier-nord.example',
    lang: 'fr',
    firstname: 'Léa',
    lastname: 'Martin',
    phone: '06 12 34 56 78',
    action: 'signup',
    redirectUrl: '/?countryCode=FRA&action=availabilities',
  });
});

test('several wrong fields are listed in a summary that takes the focus and leads to each', async () => {
  const auth = await openOver('/');
  await identify(auth, 'new@atelier-nord.example');
  await auth.user.click(await screen.findByRole('button', { name: 'Créer mon compte' }));
  const summary = await screen.findByRole('region', { name: '3 points à corriger' });
  expect(focused()).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Prénom\u00a0: Le champ est obligatoire',
    'Nom\u00a0: Le champ est obligatoire',
    'Téléphone\u00a0: Le champ est invalide : ce n’est pas un numéro de téléphone',
  ]);
  await auth.user.click(within(summary).getByRole('link', { name: /^Nom/ }));
  expect(focused()).toBe(screen.getByLabelText('Nom'));
  await auth.user.keyboard('Martin');
  expect(within(screen.getByRole('region')).getAllByRole('link')).toHaveLength(2);
});

// Covers B-I41.
test("the server's error of a field is shown at it, and announced", async () => {
  const auth = await openOver('/');
  auth.answer(signup, () => refuse('invalid-request', { errors: { phone: 'invalid' }, members: { success: false } }));
  await identify(auth, 'new@atelier-nord.example');
  await fillIn(auth);
  await auth.user.keyboard('{Enter}');
  const phone = screen.getByLabelText('Téléphone');
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  const described = phone
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id));
  expect(described?.at(-1)?.textContent).toBe('Le champ est invalide : ce n’est pas un numéro de téléphone');
  expect(described?.at(-1)?.getAttribute('aria-live')).toBe('polite');
  expect(focused()).toBe(phone);
});

test.each(['12', 'call me', '+33 6 12'])('%s is no telephone number, which the page says before anything is sent', async (phone) => {
  const auth = await openOver('/');
  await identify(auth, 'new@atelier-nord.example');
  await fillIn(auth, { phone });
  await auth.user.keyboard('{Enter}');
  expect(await screen.findByText('Le champ est invalide : ce n’est pas un numéro de téléphone')).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('Téléphone'));
  expect(auth.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a contract found meanwhile requires a password and preserves the typed values', async () => {
  const auth = await openOver('/');
  auth.answer(signup, () => refuse('framework-contract', { errors: {}, members: { success: false } }));
  await identify(auth, 'new@atelier-nord.example');
  await fillIn(auth);
  await auth.user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Mot de passe')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/contrat-cadre/);
  expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Léa');
});

test('an account created meanwhile is an error of the e-mail', async () => {
  const auth = await openOver('/');
  auth.answer(signup, () => refuse('user-exists', { errors: { email: 'user-exists' }, members: { success: false } }));
  await identify(auth, 'new@atelier-nord.example');
  await fillIn(auth);
  await auth.user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Adresse e-mail professionnelle');
  expect(field).toHaveProperty('value', 'new@atelier-nord.example');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/Un compte existe déjà/);
});

// Covers B-I31–B-I32, B-I47.
test('a contract signup requires a password with a hint, sends the return address, and leads to the mailbox without a session', async () => {
  const auth = await openOver('/venues/ternes');
  await identify(auth, 'contract@grand-compte.example');
  await fillIn(auth);
  await auth.user.tab();
  const password = screen.getByLabelText('Mot de passe');
  expect(focused()).toBe(password);
  expect(password.getAttribute('autocomplete')).toBe('new-password');
  const [hint] = (password.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(hint).toMatch(/8 caractères/);
  await auth.user.keyboard('court{Enter}');
  expect(await screen.findByText('Votre mot de passe doit contenir au moins 8 caractères')).toBeTruthy();
  expect(focused()).toBe(password);
  await auth.user.keyboard(' mais mieux{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Consultez votre messagerie' })).toBeTruthy();
  expect(auth.refresh).not.toHaveBeenCalled();
  expect(auth.calls.at(-1)?.body).toMatchObject({ password: 'court mais mieux', redirectUrl: '/venues/ternes', lang: 'fr' });
});

test('a contract signup without a phone reads required, and a contract lost meanwhile requires no password', async () => {
  const auth = await openOver('/');
  auth.answer(signupWithFrameworkContract, () => refuse('conflict', { errors: {}, members: { success: false } }));
  await identify(auth, 'contract@grand-compte.example');
  await fillIn(auth, { phone: ' ' });
  await auth.user.type(screen.getByLabelText('Mot de passe'), 'assez long{Enter}');
  expect(await screen.findByText('Le champ est obligatoire')).toBeTruthy();
  await auth.user.type(screen.getByLabelText('Téléphone'), '0612345678{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Mot de passe')).toBeNull());
  expect(screen.getByRole('alert').textContent).toMatch(/contrat-cadre/);
});

test('the close button closes without a sign-in; the title of the page says when something is wrong', async () => {
  const auth = await openOver('/');
  document.title = 'Lieux · Comet';
  await identify(auth, 'lea');
  expect(document.title).toBe('Erreur\u00a0: Lieux · Comet');
  await auth.user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(ending()).toBe('closed');
  expect(document.title).toBe('Lieux · Comet');
});

test('opened from a page of the sign-in, it goes on to the list', async () => {
  const auth = await openOver('/auth/elsewhere');
  await identify(auth, email);
  await auth.user.type(await screen.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
  await waitFor(() => expect(address()).toMatch(/^\/\?snackbar=login-success/));
});

test.each(['en', 'es', 'nl'] as const)('it speaks %s, and sends the language with a signup', async (language) => {
  const auth = await openOver('/', { language });
  const [field] = screen.getAllByRole('textbox');
  if (!field) throw new Error('no field');
  await auth.user.type(field, 'new@atelier-nord.example{Enter}');
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(4));
  expect(auth.calls[0]?.address).toMatch(new RegExp(`lang=${language}$`));
});
