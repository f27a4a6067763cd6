import { exportPersonalData } from '@plenary/contracts/own-data.endpoints';
import { getBookingsAhead } from '@plenary/contracts/personal-data.endpoints';
import { disableSecondFactor, enrolSecondFactor, secondFactor } from '@plenary/contracts/second-factor.endpoints';
import { endOwnSession, ownSessions } from '@plenary/contracts/sessions.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAccount, recoveryCodes, rightCode, secret } from '../testing/answer-account.ts';
import { answerIdentity, email, rightPassword } from '../testing/answers.ts';
import { renderAuth } from '../testing/render-auth.tsx';
import { lea } from '../testing/screens.ts';

const visit = async (account: Parameters<typeof answerAccount>[1] = {}, options: Parameters<typeof renderAuth>[1] = {}) => {
  const auth = renderAuth('/auth/account', { session: lea, ...options });
  answerIdentity(auth);
  answerAccount(auth, account);
  return auth;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const addressOf = ({ router }: Awaited<ReturnType<typeof visit>>) => router.state.location.pathname + router.state.location.search;

test('a visitor’s is the root’s to lead to the sign-in', async () => {
  await visit({}, { session: null });
  expect(await screen.findByRole('heading', { name: 'status 401' })).toBeTruthy();
});

test('the page has its title and five matters', async () => {
  await visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sécurité du compte' })).toBeTruthy();
  expect(document.title).toBe('Sécurité du compte · Comet');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Vos coordonnées',
    'Mot de passe',
    'Vérification en deux étapes',
    'Connexions',
    'Données personnelles',
  ]);
  await screen.findByText('Chrome sur Windows');
});

describe('what the account calls its user', () => {
  const openDialog = async (options: Parameters<typeof visit>[1] = {}) => {
    const auth = await visit({}, options);
    await auth.user.click(await screen.findByRole('button', { name: 'Modifier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier vos coordonnées' }));
    const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(name);
    return { ...auth, dialog, field };
  };

  test('is shown, and changed by keyboard alone; the whole site is updated', async () => {
    const { user, field, calls, platform, refresh } = await openDialog({ refreshSession: async () => lea });
    await waitFor(() => expect(document.activeElement).toBe(field('Prénom')));
    expect([field('Prénom').value, field('Nom').value, field('Téléphone').value]).toEqual(['Léa', 'Perrin', '+33612345678']);
    await user.clear(field('Prénom'));
    await user.type(field('Prénom'), 'Léopoldine{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = { firstname: 'Léopoldine', lastname: 'Perrin', phone: '+33612345678' };
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ address: '/api/me/profile', body: sent });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(platform.notices).toEqual([{ text: 'Vos coordonnées sont à jour.' }]);
  });

  test('that is missing or wrong is an error of its field, and nothing is sent before', async () => {
    const { user, dialog, field, calls } = await openDialog();
    for (const name of ['Prénom', 'Nom', 'Téléphone']) await user.clear(field(name));
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByRole('region', { name: '3 points à corriger' })).toBeTruthy();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(field('Prénom'), 'Léa');
    await user.type(field('Nom'), 'Petit');
    await user.type(field('Téléphone'), 'call me{Enter}');
    expect(await dialog.findByText('Le champ est invalide : ce n’est pas un numéro de téléphone')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Téléphone')));
  });
});

describe('the password', () => {
  const openDialog = async (account?: Parameters<typeof answerAccount>[1]) => {
    const auth = await visit(account);
    await auth.user.click(await screen.findByRole('button', { name: 'Changer le mot de passe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changer le mot de passe' }));
    const [current, fresh] = [dialog.getByLabelText('Mot de passe actuel'), dialog.getByLabelText('Nouveau mot de passe')];
    return { ...auth, dialog, current, fresh };
  };

  test('is changed with the current one, by keyboard alone, and the other sessions end', async () => {
    const { user, current, fresh, platform, calls } = await openDialog();
    await waitFor(() => expect(document.activeElement).toBe(current));
    expect([current.getAttribute('autocomplete'), fresh.getAttribute('autocomplete')]).toEqual(['current-password', 'new-password']);
    await user.type(current, rightPassword);
    await user.type(fresh, 'une autre phrase{Enter}');
    expect(await screen.findByText('Aucun autre navigateur n’est connecté.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.notices.map(({ text }) => text)).toEqual(['Votre mot de passe est changé. Vos autres connexions ont pris fin.']);
    expect(calls.find(({ address }) => address === '/api/me/password')?.body).toEqual({
      password: rightPassword,
      newPassword: 'une autre phrase',
    });
  });

  test('that is wrong, too short or too common is an error of its field', async () => {
    const { user, dialog, current, fresh } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(dialog.getByRole('region', { name: '2 points à corriger' })).toBeTruthy();
    await user.type(current, 'wrong');
    await user.type(fresh, 'password1{Enter}');
    expect(await dialog.findByText(/trop courant/)).toBeTruthy();
    await user.type(fresh, ' et plus{Enter}');
    expect(await dialog.findByText('Votre mot de passe semble erroné')).toBeTruthy();
  });

  test('of an account that has none is given by a mailed link that comes back here', async () => {
    const { user, dialog, current, fresh, calls } = await openDialog({ hasPassword: false });
    await user.type(current, 'x');
    await user.type(fresh, 'une autre phrase{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toMatch(/n’a pas encore de mot de passe/);
    await user.click(dialog.getByRole('button', { name: 'Recevoir plutôt un lien par e-mail' }));
    expect((await screen.findByText(/Le lien est parti/)).textContent).toContain(email);
    expect(calls.find(({ address }) => address.startsWith('/api/reset-password'))?.address).toBe(
      `/api/reset-password/send-email?email=${encodeURIComponent(email)}&redirectUrl=%2Fauth%2Faccount&resetPasswordUrl=%2Freset-password`,
    );
  });
});

describe('sessions', () => {
  test('each browser is named, this one is marked, and another is signed out there', async () => {
    const auth = await visit();
    await screen.findByText('Chrome sur Windows');
    const items = section('Connexions').getAllByRole('listitem');
    expect(items.map((item) => within(item).queryByRole('button')?.textContent ?? null)).toEqual([
      null,
      'Déconnecter Safari sur iPhone',
      'Déconnecter Navigateur inconnu',
    ]);
    expect(within(items[0] as HTMLElement).getByText('Ce navigateur')).toBeTruthy();
    await auth.user.click(screen.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    await waitFor(() => expect(section('Connexions').getAllByRole('listitem')).toHaveLength(2));
    expect(auth.platform.notices).toEqual([{ text: 'Safari sur iPhone est déconnecté.' }]);
    expect(auth.calls.find(({ method }) => method === 'DELETE')?.address).toBe('/api/sessions/phone');
    await auth.user.click(screen.getByRole('button', { name: 'Déconnecter Navigateur inconnu' }));
    expect(await screen.findByText('Aucun autre navigateur n’est connecté.')).toBeTruthy();
  });

  test('one that is over already shows a message, and nothing is lost', async () => {
    const auth = await visit();
    auth.answer(endOwnSession, () => refuse('not-found'));
    await auth.user.click(await screen.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    await waitFor(() => expect(auth.platform.notices).toHaveLength(1));
    expect(section('Connexions').getAllByRole('listitem')).toHaveLength(3);
  });

  test('an unavailable list says so, and can be reloaded', async () => {
    const auth = await visit();
    auth.answer(ownSessions, () => refuse('service-unavailable'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/ne peut pas être affichée/);
    answerAccount(auth);
    await auth.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Chrome sur Windows')).toBeTruthy();
  });
});

describe('the second factor', () => {
  test('is turned on with the password, the first code, and recovery codes shown once', async () => {
    const auth = await visit();
    await auth.user.click(await screen.findByRole('button', { name: 'Activer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Protégez votre compte' }));
    const password = await dialog.findByLabelText('Mot de passe');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await auth.user.keyboard('wrong{Enter}');
    expect(await dialog.findByText('Votre mot de passe semble erroné')).toBeTruthy();
    await auth.user.clear(password);
    await auth.user.type(password, `${rightPassword}{Enter}`);
    await auth.user.type(await dialog.findByLabelText('Code affiché par l’application'), `${rightCode}{Enter}`);
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    const asked = auth.calls.filter(({ address }) => address === '/api/sessions').length;
    await auth.user.click(dialog.getByRole('button', { name: 'J’ai gardé mes codes' }));
    expect(await screen.findByText('Il vous reste 3 codes de secours.')).toBeTruthy();
    expect(section('Vérification en deux étapes').getByText('Activée')).toBeTruthy();
    // The other sessions have ended.
    await waitFor(() => expect(auth.calls.filter(({ address }) => address === '/api/sessions').length).toBeGreaterThan(asked));
  });

  test('an account without a password goes to the key at once', async () => {
    const auth = await visit({ hasPassword: false });
    await auth.user.click(await screen.findByRole('button', { name: 'Activer' }));
    expect(await screen.findByLabelText('Code affiché par l’application')).toBeTruthy();
    await auth.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(section('Vérification en deux étapes').getByText('Désactivée')).toBeTruthy();
  });

  test('an account without a password has to sign in again, if the sign-in is too old for the key or for its code', async () => {
    const auth = await visit({ hasPassword: false, isFresh: false });
    const open = async () => auth.user.click(await screen.findByRole('button', { name: 'Activer' }));
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('déconnectez-vous puis reconnectez-vous');
    await auth.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    auth.answer(enrolSecondFactor, () => ({ secret, uri: `otpauth://totp/Comet?secret=${secret}` }));
    await open();
    await auth.user.type(await screen.findByLabelText('Code affiché par l’application'), `${rightCode}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toContain('déconnectez-vous puis reconnectez-vous');
  });

  test('is turned off with the password', async () => {
    const auth = await visit({ isOn: true });
    await auth.user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Désactiver la vérification en deux étapes' }));
    await auth.user.type(await dialog.findByLabelText('Mot de passe'), `${rightPassword}{Enter}`);
    await waitFor(() => expect(section('Vérification en deux étapes').getByText('Désactivée')).toBeTruthy());
    expect(auth.platform.notices.map(({ text }) => text)).toEqual(['La vérification en deux étapes est désactivée.']);
  });

  test('is turned off with a code if the account has no password', async () => {
    const auth = await visit({ isOn: true, hasPassword: false });
    await auth.user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    const code = await screen.findByLabelText('Code à 6 chiffres');
    await auth.user.type(code, '000000{Enter}');
    expect(await screen.findByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeTruthy();
    await auth.user.clear(code);
    await auth.user.type(code, `${rightCode}{Enter}`);
    await waitFor(() => expect(section('Vérification en deux étapes').getByText('Désactivée')).toBeTruthy());
  });

  test('can’t be turned off if the role requires it', async () => {
    await visit({ isOn: true, isRequired: true });
    expect(await screen.findByText('Votre rôle la demande : elle ne peut pas être désactivée.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Désactiver' })).toBeNull();
  });

  test('a refusal to turn it off is shown', async () => {
    const auth = await visit({ isOn: true });
    auth.answer(disableSecondFactor, () => refuse('forbidden'));
    await auth.user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Votre rôle ne permet pas cette action.');
  });

  test('an unavailable state does not hide the rest of the page', async () => {
    const auth = await visit();
    auth.answer(secondFactor, () => refuse('service-unavailable'));
    expect(await screen.findByText('Chrome sur Windows')).toBeTruthy();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('personal data', () => {
  test('are saved as a file', async () => {
    const auth = await visit();
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await auth.user.click(await screen.findByRole('button', { name: 'Télécharger mes données' }));
    await waitFor(() => expect(names).toEqual(['personal-data-2027-01-14.json']));
    expect(files[0]?.type).toBe('application/json');
  });

  test('that are unavailable show a notice', async () => {
    const auth = await visit();
    auth.answer(exportPersonalData, () => refuse('service-unavailable'));
    await auth.user.click(await screen.findByRole('button', { name: 'Télécharger mes données' }));
    await waitFor(() =>
      expect(auth.platform.notices).toEqual([
        { text: 'Un de nos services ne répond pas et le fichier serait incomplet. Réessayez dans quelques minutes.' },
      ]),
    );
  });

  test('are erased with the address and the password, if there is one', async () => {
    const auth = await visit({}, { refreshSession: async () => null });
    await auth.user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Supprimer mon compte' }));
    const field = await dialog.findByLabelText('Votre adresse e-mail');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await auth.user.keyboard('somebody@else.example{Enter}');
    expect(await dialog.findByText('Ce n’est pas l’adresse de votre compte')).toBeTruthy();
    await auth.user.clear(field);
    await auth.user.type(field, `${email}{Enter}`);
    const password = await dialog.findByLabelText('Mot de passe');
    expect(document.activeElement).toBe(password);
    await auth.user.type(password, `${rightPassword}{Enter}`);
    await waitFor(() => expect(addressOf(auth)).toBe('/'));
    expect(auth.refresh).toHaveBeenCalledTimes(1);
    expect(auth.platform.notices).toEqual([{ text: 'Votre compte est supprimé.' }]);
    expect(auth.calls.at(-1)?.body).toEqual({ email, password: rightPassword });
  });

  const eraseAs = async (
    account: Parameters<typeof answerAccount>[1] = {},
    prepare: (auth: Awaited<ReturnType<typeof visit>>) => void = () => {},
  ) => {
    const auth = await visit(account, { refreshSession: async () => null });
    prepare(auth);
    await auth.user.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Supprimer mon compte' }));
    return { auth, dialog, field: await dialog.findByLabelText('Votre adresse e-mail') };
  };

  test('of an account without a password are erased with a code of its second factor', async () => {
    const { auth, dialog, field } = await eraseAs({ hasPassword: false, isOn: true });
    await auth.user.type(field, `${email}{Enter}`);
    const code = await dialog.findByLabelText('Code à 6 chiffres');
    expect(document.activeElement).toBe(code);
    await auth.user.type(code, '000000{Enter}');
    expect(await dialog.findByText('Ce code n’est pas le bon, ou il a déjà servi.')).toBeTruthy();
    await auth.user.clear(code);
    await auth.user.type(code, `${rightCode}{Enter}`);
    await waitFor(() => expect(addressOf(auth)).toBe('/'));
    expect(auth.calls.at(-1)?.body).toEqual({ email, code: rightCode });
  });

  test('of an account that has neither are erased after a fresh sign-in alone, and the page says so', async () => {
    const { auth, dialog, field } = await eraseAs({ hasPassword: false, isFresh: false });
    await auth.user.type(field, `${email}{Enter}`);
    expect((await dialog.findByRole('alert')).textContent).toContain('déconnectez-vous puis reconnectez-vous');
    expect(addressOf(auth)).toBe('/auth/account');
  });

  test('are erased after a summary of remaining and withdrawn bookings', async () => {
    const booked = { quoteId: 'q1', venueName: 'Comet Ternes', days: ['2027-02-01', '2027-02-02'] };
    const { dialog } = await eraseAs({}, (auth) =>
      auth.answer(getBookingsAhead, () => ({
        events: [booked],
        signatures: [
          { ...booked, quoteId: 'q2', secondSignatory: 'nadia@nord.example' },
          { ...booked, quoteId: 'q3', secondSignatory: null },
        ],
      })),
    );
    expect(dialog.getByText('Un événement est à venir')).toBeTruthy();
    expect(dialog.getByText(/Il reste réservé et dû/)).toBeTruthy();
    expect(dialog.getByText('2 signatures sont en attente')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/[\u2009\u00a0\u202f]/g, ' '))).toEqual([
      'Comet Ternes, 1er–2 février 2027',
      'Comet Ternes, 1er–2 février 2027 · nadia@nord.example en sera prévenu',
      'Comet Ternes, 1er–2 février 2027',
    ]);
  });

  test('can be erased without that summary, with a notice', async () => {
    const { dialog } = await eraseAs({}, (auth) => auth.answer(getBookingsAhead, () => refuse('service-unavailable')));
    expect(dialog.getByText(/Nous n’avons pas pu vérifier/)).toBeTruthy();
  });

  test('of staff can’t be erased here', async () => {
    await visit({}, { session: { ...lea, role: 'staff' } });
    expect(await screen.findByRole('button', { name: 'Télécharger mes données' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Supprimer mon compte' })).toBeNull();
  });
});

test.each(['en', 'es', 'nl'] as const)('it speaks %s', async (language) => {
  await visit({ isOn: true }, { language });
  await screen.findByText(/Chrome .* Windows/);
  expect(document.body.textContent).not.toMatch(/account\.|\{\{/);
});
