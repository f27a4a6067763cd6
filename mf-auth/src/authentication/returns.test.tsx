import { checkResetLink, resetPassword } from '@plenary/contracts/passwords.endpoints';
import { enrolSecondFactor } from '@plenary/contracts/second-factor.endpoints';
import { checkMicrosoftUser, pendingUserInfo } from '@plenary/contracts/sign-in.endpoints';
import { activate } from '@plenary/contracts/sign-up.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import { answerAccount } from '../testing/answer-account.ts';
import { answerIdentity, email, missingInfo } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';

// Covers B-R17, B-T01–B-T02, B-T07–B-T08.

const microsoft = { clientId: 'page', authority: 'https://login.example/organizations', scope: 'api/.default' };
const settings = { signInProviders: { google: null, microsoft, sso: true } };
const visit = (address: string, options: Parameters<typeof renderAuth>[1] = {}) => {
  const auth = renderAuth(address, { settings, ...options });
  answerIdentity(auth);
  answerAccount(auth, { hasPassword: false });
  return auth;
};
const addressOf = ({ router }: ReturnType<typeof visit>) => router.state.location.pathname + router.state.location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('back from corporate sign-on', () => {
  test.each([
    ['failed', 'Erreur de connexion'],
    ['public-email-forbidden', 'Erreur de connexion'],
    ['unusable-address', 'Erreur de connexion'],
    ['mailbox-unproven', 'Consultez votre messagerie'],
    ['missing-user-info', 'Encore trois informations'],
    ['something-else', 'Connexion ou inscription'],
  ])('%s shows its step', async (outcome, title) => {
    visit(`/authentication?sso=${outcome}&from=%2Fquotes%2F7`);
    expect(await heading(title)).toBeTruthy();
  });

  test('a failure names the company’s account, and is acknowledged to a page that forgets it', async () => {
    const auth = visit('/authentication?sso=failed&from=%2Fquotes%2F7');
    expect((await screen.findByRole('alert')).textContent).toBe('Impossible de vous authentifier via le compte de votre entreprise');
    await auth.user.click(screen.getByRole('button', { name: 'J’ai compris' }));
    expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
    expect(addressOf(auth)).toBe('/authentication/login-or-signup?from=%2Fquotes%2F7');
  });

  test.each([
    ['fr', 'Impossible de vous authentifier via le compte de votre entreprise : l’adresse e-mail de ce compte ne peut pas servir ici'],
    ['en', 'We could not sign you in through your company’s account: the email address of that account cannot be used here'],
    ['es', 'la dirección de correo de esa cuenta no se puede usar aquí'],
    ['nl', 'het e-mailadres van dat account kan hier niet worden gebruikt'],
  ] as const)('an address that cannot be one of ours is said to be the reason (%s)', async (language, reason) => {
    visit('/authentication?sso=unusable-address&from=%2Fquotes%2F7', { language });
    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  });

  test('missing info is prefilled, and leads back to the start of the sign-on', async () => {
    const auth = visit('/authentication?sso=missing-user-info&from=%2Fquotes%2F7');
    expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Noé');
    expect(addressOf(auth)).toBe('/authentication/get-missing-user-info?from=%2Fquotes%2F7');
    await auth.user.type(screen.getByLabelText('Nom'), 'Petit');
    await auth.user.type(screen.getByLabelText('Téléphone'), '0612345678{Enter}');
    await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
  });

  test('a missing second factor is set up', async () => {
    visit('/authentication?sso=second-factor-required&from=%2Fquotes%2F7');
    expect(await screen.findByLabelText('Code affiché par l’application')).toBeTruthy();
    expect(await heading('Protégez votre compte')).toBeTruthy();
  });

  test('an existing second factor is required', async () => {
    const auth = renderAuth('/authentication?sso=second-factor-required&from=%2Fquotes%2F7', { settings });
    auth.answer(enrolSecondFactor, () => refuse('conflict'));
    expect(await screen.findByLabelText('Code à 6 chiffres')).toBeTruthy();
  });
});

describe('/authentication/get-missing-user-info', () => {
  test('without a pending sign-in restarts, and says why', async () => {
    const auth = visit('/authentication/get-missing-user-info?from=%2Fquotes%2F7');
    auth.answer(pendingUserInfo, () => refuse('authentication-required'));
    expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/attendu trop longtemps/);
    expect(addressOf(auth)).toBe('/authentication/login-or-signup?from=%2Fquotes%2F7');
  });

  test('with the service unavailable says so', async () => {
    const auth = visit('/authentication/get-missing-user-info');
    auth.answer(pendingUserInfo, () => refuse('service-unavailable'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/momentanément indisponible/);
  });
});

describe('back from Microsoft', () => {
  const attempt = { state: 's', verifier: 'v', from: '/quotes/7' };
  const comeBack = (query: string) => {
    sessionStorage.setItem('microsoft-sign-in', JSON.stringify(attempt));
    const auth = renderAuth(`/authentication/auth-microsoft?${query}`, { settings });
    answerIdentity(auth);
    return auth;
  };

  test('its token signs in, and leads back to the page before', async () => {
    const auth = comeBack('code=c&state=s');
    auth.answer(checkMicrosoftUser, () => ({ type: 'LOGIN_SUCCESS' as const, isNewUser: false }));
    auth.answerOnce(200, { access_token: 'token-1' });
    await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
    expect(auth.calls.at(-1)?.body).toEqual({ accessToken: 'token-1' });
    expect(auth.refresh).toHaveBeenCalledTimes(1);
  });

  test('missing info is required, prefilled', async () => {
    const auth = comeBack('code=c&state=s');
    auth.answer(checkMicrosoftUser, () => missingInfo);
    auth.answerOnce(200, { access_token: 'token-1' });
    expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Noé');
    expect(addressOf(auth)).toBe('/authentication/get-missing-user-info?from=%2Fquotes%2F7');
  });

  test.each([
    ['code=c&state=other', 0],
    ['error=access_denied&state=s', 0],
    ['state=s', 0],
  ])('an answer %s fails with the provider’s name, and sends nothing', async (query, sent) => {
    const auth = comeBack(query);
    expect((await screen.findByRole('alert')).textContent).toBe('Impossible de vous authentifier via Microsoft');
    expect(auth.calls).toHaveLength(sent);
  });

  test('a code that Microsoft refuses fails, and monitoring knows', async () => {
    const auth = comeBack('code=c&state=s');
    auth.answerOnce(400, { error: 'invalid_grant' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/via Microsoft/);
    expect(auth.platform.reported.map(String)).toEqual(['Error: Microsoft gave no token']);
  });
});

describe('a link that proves the mailbox', () => {
  test('of a user with a second factor leads on to its code', async () => {
    const auth = visit('/authentication/activate?token=t1', { refreshSession: async () => null });
    auth.answer(activate, () => ({ redirectUrl: '/quotes/7' }));
    auth.answer(pendingUserInfo, () => refuse('authentication-required'));
    auth.answer(enrolSecondFactor, () => refuse('conflict'));
    await auth.user.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
    expect(await screen.findByLabelText('Code à 6 chiffres')).toBeTruthy();
    await auth.user.keyboard('123456{Enter}');
    await waitFor(() => expect(addressOf(auth)).toBe('/quotes/7'));
  });

  test('of a user with an incomplete profile requires the rest', async () => {
    const auth = visit('/authentication/activate?token=t1', { refreshSession: async () => null });
    await auth.user.click(await screen.findByRole('button', { name: 'Activer mon compte' }));
    expect(await heading('Encore trois informations')).toBeTruthy();
  });
});

describe('a new password', () => {
  test('of a user with a second factor leads to the login, with the return address', async () => {
    const auth = visit('/reset-password?token=t1&redirectUrl=%2Fquotes%2F7');
    auth.answer(resetPassword, () => ({ success: true as const, email, nextStep: 'LOGIN' as const }));
    await auth.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'une phrase courte{Enter}');
    expect(await screen.findByLabelText('Mot de passe')).toBeTruthy();
    expect(addressOf(auth)).toBe('/authentication/login?from=%2Fquotes%2F7');
    expect(auth.refresh).not.toHaveBeenCalled();
    expect(auth.platform.notices).toEqual([{ text: 'Votre mot de passe est enregistré. Connectez-vous.' }]);
  });
});

describe('/auth/signin/create-password', () => {
  // Covers B-R25.
  test('takes a first password by a mailed link', async () => {
    const auth = visit('/auth/signin/create-password?token=t1&redirectUrl=%2Fprofile%2Fevents');
    expect(await heading('Créez votre mot de passe')).toBeTruthy();
    await auth.user.type(await screen.findByLabelText('Nouveau mot de passe'), 'une phrase courte{Enter}');
    await waitFor(() => expect(addressOf(auth)).toBe('/profile/events'));
    expect(auth.calls[0]).toMatchObject({
      address: '/api/reset-password/check-token',
      body: { token: 't1', resetPasswordUrl: '/auth/signin/create-password' },
    });
  });

  test('an expired link says so', async () => {
    const auth = visit('/auth/signin/create-password?token=expired');
    auth.answer(checkResetLink, () => refuse('expired-token', { members: { error: 'EXPIRED_TOKEN', email } }));
    expect((await screen.findByRole('alert')).textContent).toBe('Oups, votre lien est expiré ! Un nouveau lien va vous être envoyé');
  });

  test('without a link, a known e-mail can request one', async () => {
    const auth = visit(`/auth/signin/create-password?email=${encodeURIComponent(email)}`);
    expect(await screen.findByLabelText('Adresse e-mail professionnelle')).toHaveProperty('value', email);
    expect(auth.router.state.location.pathname).toBe('/auth/reset-password');
  });

  test('without anything there is no link', async () => {
    visit('/auth/signin/create-password');
    expect((await screen.findByRole('alert')).textContent).toBe('Ce lien est invalide, vous allez être redirigé.');
  });
});
