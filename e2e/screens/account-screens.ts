import { expect, type Page } from '@playwright/test';
import type { CheckScreen } from './check-screen.ts';

/** The security of an account and the pages a sign-in may come back to, in French; nothing is changed. */
export const visitAccountScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  await page.goto('/auth/account');
  await expect(page.getByText('Ce navigateur')).toBeVisible();
  await check('security of the account');

  await page.getByRole('button', { name: 'Modifier' }).click();
  const details = page.getByRole('dialog', { name: 'Modifier vos coordonnées' });
  await details.getByRole('textbox', { name: 'Prénom' }).fill('');
  await details.getByRole('textbox', { name: 'Téléphone' }).fill('');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('region', { name: '2 points à corriger' })).toBeFocused();
  await check('details of the account, with errors');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: 'Activer' }).click();
  const setUp = page.getByRole('dialog', { name: 'Protégez votre compte' });
  await setUp.getByRole('textbox', { name: 'Mot de passe' }).fill('demo-password-2026');
  await page.keyboard.press('Enter');
  await expect(setUp.getByRole('img', { name: 'Code QR de la clé' })).toBeVisible();
  await setUp.getByRole('button', { name: 'Activer' }).click();
  await expect(setUp.getByText('Le champ est obligatoire')).toBeVisible();
  await check('second factor, its code missing');
  await page.keyboard.press('Escape');
  await expect(setUp).toBeHidden();

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer mon compte' });
  await question.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill('somebody@else.example');
  await page.keyboard.press('Enter');
  await expect(question.getByText('Ce n’est pas l’adresse de votre compte')).toBeVisible();
  await check('end of the account, with a wrong address');

  for (const [outcome, title] of [
    ['failed', 'Erreur de connexion'],
    ['unusable-address', 'Erreur de connexion'],
    ['mailbox-unproven', 'Consultez votre messagerie'],
  ]) {
    await page.goto(`/authentication?sso=${outcome}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await check(`back from a sign-on: ${outcome}`);
  }
};
