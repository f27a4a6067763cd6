import { checkGoogleUser } from '@plenary/contracts/sign-in.endpoints';
import type { SignInAnswer } from '@plenary/contracts/sign-in-answer';
import { refuse } from '@plenary/http/refuse';
import type { SignInProviders } from '@plenary/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { missingInfo } from '../testing/answers.ts';
import { openDialog } from '../testing/open-dialog.ts';
import type { GoogleIdentity } from './google-identity.ts';

// Covers B-T01–B-T08, B-M11–B-M12, B-D06–B-D08.

const none: SignInProviders = { google: null, microsoft: null, sso: false };
let scriptCount = 0;

/** Every test has its own script: a loaded one is not loaded again. */
const withGoogle = () => {
  const scriptUrl = `https://google.example/script-${scriptCount++}.js`;
  return { scriptUrl, providers: { ...none, google: { clientId: 'client-7', scriptUrl } } };
};
const open = (signInProviders?: SignInProviders) => openDialog('/venues/ternes', { settings: signInProviders && { signInProviders } });
const scriptOf = (address: string) => document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);

/** A fake of Google's script: it draws a button, and answers as the test decides. */
const standIn = () => {
  const seen: { options?: Parameters<GoogleIdentity['initialize']>[0]; look?: object } = {};
  const id: GoogleIdentity = {
    initialize: (options) => {
      seen.options = options;
    },
    renderButton: (place, look) => {
      seen.look = look;
      place.innerHTML = '<button type="button">Google’s own button</button>';
    },
  };
  Object.assign(window, { google: { accounts: { id } } });
  return seen;
};
afterEach(() => Reflect.deleteProperty(window, 'google'));

const openWithGoogle = async () => {
  const { scriptUrl, providers } = withGoogle();
  const auth = await open(providers);
  const seen = standIn();
  fireEvent.load(await waitFor(() => scriptOf(scriptUrl) ?? Promise.reject(new Error('no script'))));
  await screen.findByRole('button', { name: 'Google’s own button' });
  const answer = (response: { credential?: string }) => act(async () => seen.options?.callback(response));
  return { ...auth, seen, answer: auth.answer, sayGoogle: answer };
};

// Covers B-I02–B-I04.
test.each([undefined, none])('without providers the e-mail stands alone: no button of theirs, no "or", no script', async (providers) => {
  await open(providers);
  expect(screen.getByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /Google|Microsoft/ })).toEqual([]);
  expect(screen.queryByText('ou')).toBeNull();
  expect(screen.queryByRole('link', { name: /mon entreprise/ })).toBeNull();
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
});

// Covers B-I02–B-I04.
test('one provider that is configured has its button behind the "or", the other none', async () => {
  await open({ ...none, microsoft: { clientId: 'page', authority: 'https://login.example/organizations', scope: 'api/.default' } });
  expect(await screen.findByRole('button', { name: /Microsoft/ })).toBeTruthy();
  expect(screen.getByText('ou')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
});

test('Google’s script draws the button for our client, in the language of the page', async () => {
  const { seen } = await openWithGoogle();
  expect(seen.options).toMatchObject({ client_id: 'client-7', ux_mode: 'popup', auto_select: false });
  expect(seen.look).toMatchObject({ locale: 'fr' });
  expect(screen.queryByRole('button', { name: 'Continuer avec Google' })).toBeNull();
});

// Covers B-M14.
test('an unavailable script says that Google is unavailable, and the e-mail still works', async () => {
  const { scriptUrl, providers } = withGoogle();
  const auth = await open(providers);
  expect(screen.getByRole('button', { name: 'Continuer avec Google' })).toHaveProperty('disabled', true);
  const script = scriptOf(scriptUrl);
  if (!script) throw new Error('no script');
  fireEvent.error(script);
  expect(await screen.findByRole('button', { name: 'Google indisponible' })).toHaveProperty('disabled', true);
  expect(scriptOf(scriptUrl)).toBeNull();
  await auth.identify('lea@atelier-nord.example');
  expect(await screen.findByLabelText('Mot de passe')).toBeTruthy();
});

test('an empty script counts as unavailable', async () => {
  const { scriptUrl, providers } = withGoogle();
  await open(providers);
  const script = scriptOf(scriptUrl);
  if (!script) throw new Error('no script');
  fireEvent.load(script);
  expect(await screen.findByRole('button', { name: 'Google indisponible' })).toBeTruthy();
});

test('a sign-in with Google goes on', async () => {
  const auth = await openWithGoogle();
  auth.answer(checkGoogleUser, () => ({ type: 'LOGIN_SUCCESS' as const, isNewUser: false }));
  await auth.sayGoogle({ credential: 'token-1' });
  await waitFor(() => expect(auth.ending()).toBe('done'));
  expect(auth.calls.at(-1)).toMatchObject({ address: '/api/google/check-user', body: { tokenId: 'token-1' } });
});

test.each<[SignInAnswer, string]>([
  [missingInfo, 'Encore trois informations'],
  [{ type: 'SECOND_FACTOR_REQUIRED' }, 'Vérification en deux étapes'],
  [{ type: 'PUBLIC_EMAIL_FORBIDDEN' }, 'Erreur de connexion'],
])('Google’s user with %o goes to the step that fits', async (answer, title) => {
  const auth = await openWithGoogle();
  auth.answer(checkGoogleUser, () => answer);
  await auth.sayGoogle({ credential: 'token-1' });
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test.each(['authentication-failed', 'provider-not-configured', 'too-many-requests', 'service-unavailable'] as const)(
  'refused with %s, the failure names the provider, and is acknowledged back to the e-mail',
  async (code) => {
    const auth = await openWithGoogle();
    auth.answer(checkGoogleUser, () => refuse(code));
    await auth.sayGoogle({ credential: 'token-1' });
    await screen.findByRole('dialog', { name: 'Erreur de connexion' });
    expect(screen.getByRole('alert').textContent).toBe('Impossible de vous authentifier via Google');
    const acknowledge = screen.getByRole('button', { name: 'J’ai compris' });
    await waitFor(() => expect(document.activeElement).toBe(acknowledge));
    await auth.user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
  },
);

// Covers B-M13.
test('an answer of Google without a token fails, and monitoring knows', async () => {
  const auth = await openWithGoogle();
  await auth.sayGoogle({});
  expect(await screen.findByRole('dialog', { name: 'Erreur de connexion' })).toBeTruthy();
  expect(auth.platform.reported.map(String)).toEqual(['Error: Failed to log']);
});

test('a mailbox that Google does not answer for is written to', async () => {
  const auth = await openWithGoogle();
  auth.answer(checkGoogleUser, () => refuse('mailbox-unproven'));
  await auth.sayGoogle({ credential: 'token-1' });
  expect(await screen.findByRole('dialog', { name: 'Consultez votre messagerie' })).toBeTruthy();
  expect(screen.getByText(/Votre adresse a déjà un compte ici/)).toBeTruthy();
});

test('a Google account whose address cannot be one of ours is told why', async () => {
  const auth = await openWithGoogle();
  auth.answer(checkGoogleUser, () => refuse('unusable-address'));
  await auth.sayGoogle({ credential: 'token-1' });
  expect(await screen.findByRole('dialog', { name: 'Erreur de connexion' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(
    'Impossible de vous authentifier via Google : l’adresse e-mail de ce compte ne peut pas servir ici',
  );
});

test('corporate sign-on is a link that leaves, with the way back', async () => {
  await open({ ...none, sso: true });
  expect(screen.getByRole('link', { name: 'Continuer avec le compte de mon entreprise' }).getAttribute('href')).toBe(
    '/api/sso/start?from=%2Fvenues%2Fternes',
  );
});
