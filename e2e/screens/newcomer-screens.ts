import { expect, type Page } from '@playwright/test';
import { pressOn, writeInto } from '../by-keyboard.ts';
import { account, dialog, freshEmail, newPassword } from '../identity-steps.ts';
import { mailedLink } from '../mailed-link.ts';
import type { CheckScreen } from './check-screen.ts';

/** Goes from a signup at a known company to a forgotten password, in French and by keyboard alone. */
export const visitNewcomerScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  const email = freshEmail('pas-a-pas', 'known-company.example');
  await checkCompanySteps(page, check, email);
  await page.goto('/api/logout');
  await checkPasswords(page, check, email);
};

/** Visits targets of links in mails and of other providers, in French and by keyboard alone; their answers are made up here. */
export const visitReturnScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  await checkLinks(page, check);
  await checkMissingInfo(page, check);
};

const checkCompanySteps = async (page: Page, check: CheckScreen, email: string): Promise<void> => {
  await page.goto('/legal-notices');
  await pressOn(page, page.getByRole('button', { name: 'Se connecter' }));
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Adresse e-mail professionnelle' }), email);
  await page.keyboard.press('Enter');
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Prénom' }), 'Nora');
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Nom', exact: true }), 'Lambert');
  await writeInto(page, dialog(page).getByRole('textbox', { name: 'Téléphone' }), '01 42 00 00 07');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Est-ce votre entreprise ?' });
  await expect(question.getByRole('button', { name: 'Oui, c’est elle' })).toBeFocused();
  await check('the company to be confirmed');
  await pressOn(page, question.getByRole('button', { name: 'Non, une autre' }));
  const naming = page.getByRole('dialog', { name: 'Quelle est votre entreprise ?' });
  await expect(naming.getByRole('textbox', { name: 'Nom de l’entreprise' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(naming.getByText('Le champ est obligatoire')).toBeVisible();
  await check('the company without a name');
  await writeInto(page, naming.getByRole('textbox', { name: 'Nom de l’entreprise' }), 'Une Autre');
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();
  await check('the news of a signup');
};

const checkPasswords = async (page: Page, check: CheckScreen, email: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Nouveau mot de passe' });
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await page.goto(await mailedLink(page.request, { to: email, path: '/set-password' }));
  await writeInto(page, field, '1234567');
  await expect(save).toBeDisabled();
  await check('a first password, too short');
  await writeInto(page, field, 'password1');
  await pressOn(page, save);
  await expect(page.getByText(/trop courant/).first()).toBeVisible();
  await check('a first password, too common');
  await writeInto(page, field, newPassword);
  await page.keyboard.press('Enter');
  await expect(account(page, 'Nora')).toBeVisible();

  await page.goto('/api/logout');
  await page.goto(`/auth/reset-password?${new URLSearchParams({ email })}`);
  await pressOn(page, page.getByRole('button', { name: 'Recevoir le lien' }));
  await expect(page.getByText(/Si cette adresse a un compte/)).toBeVisible();
  await check('the mail for a forgotten password');
  await page.goto(`/check-email?${new URLSearchParams({ email })}`);
  await expect(page.getByText(email)).toBeVisible();
  await check('a mailbox to be checked');
};

const checkLinks = async (page: Page, check: CheckScreen): Promise<void> => {
  const answers = '**/api/reset-password/check-token';
  await page.route(answers, (route) => route.fulfill({ status: 204 }));
  for (const path of ['/reset-password', '/auth/signin/create-password']) {
    await page.goto(`${path}?token=live`);
    await expect(page.getByRole('textbox', { name: 'Nouveau mot de passe' })).toBeVisible();
    await check(path);
  }
  await page.unroute(answers);
  await page.goto('/reset-password?token=nothing');
  await expect(page.getByText('Ce lien est invalide, vous allez être redirigé.')).toBeVisible();
  await check('a link that is invalid');
  const expired = { code: 'expired-token', error: 'EXPIRED_TOKEN', email: 'nora@maison-lambert.example' };
  await page.route(answers, (route) => route.fulfill({ status: 410, contentType: 'application/problem+json', json: expired }));
  await page.goto('/reset-password?token=old');
  await expect(page.getByText('Oups, votre lien est expiré ! Un nouveau lien va vous être envoyé')).toBeVisible();
  await check('a link that has expired');
  await page.unroute(answers);
  await page.goto('/authentication/activate?token=nothing');
  await expect(page.getByRole('button', { name: 'Activer mon compte' })).toBeVisible();
  await check('an account to be activated');
};

const checkMissingInfo = async (page: Page, check: CheckScreen): Promise<void> => {
  const names = { firstname: '', lastname: '', phoneNumber: '', isNewUser: true };
  const waiting = { type: 'MISSING_USER_INFO', email: 'nora@maison-lambert.example', ...names };
  await page.route('**/api/user-info', (route) => route.fulfill({ json: waiting }));
  await page.goto('/authentication/get-missing-user-info');
  await expect(page.getByRole('heading', { level: 1, name: 'Encore trois informations' })).toBeVisible();
  await check('missing information');
  await pressOn(page, page.getByRole('button', { name: 'Continuer', exact: true }));
  await expect(page.getByRole('region', { name: '3 points à corriger' })).toBeFocused();
  await check('missing information, with errors');
};
