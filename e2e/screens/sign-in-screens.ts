import { expect, type Page } from '@playwright/test';
import { searchAddress } from '../search-address.ts';
import type { CheckScreen } from './check-screen.ts';

/** The steps of the sign-in dialog, in French; no sign-in succeeds. */
export const visitSignInScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const open = async (email: string, title: string) => {
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await dialog.getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(email);
    await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await page.goto(`/${searchAddress({ pax: 24, subcommittees: [8] })}`);
  await expect(page.getByRole('dialog', { name: 'Connexion ou inscription' })).toBeVisible();
  await check('sign-in asked by a search');

  await page.goto('/legal-notices');
  await open('', 'Connexion ou inscription');
  await expect(dialog.getByText('Une adresse email est obligatoire').first()).toBeVisible();
  await check('sign-in without an e-mail');
  await close();

  await open('nora@maison-nora.example', 'Créer votre compte');
  await check('signup');
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(dialog.getByText('3 points à corriger')).toBeVisible();
  await check('signup with errors');
  await close();

  await open('nora@grand-compte.example', 'Créer votre compte');
  await expect(dialog.getByText(/Votre entreprise a un contrat-cadre/)).toBeVisible();
  await check('signup with a contract');
  await close();

  await open('inactive@atelier-nord.example', 'Consultez votre messagerie');
  await check('check your mail');
  await close();

  await open('hugo@grand-compte.example', 'Heureux de vous revoir');
  await check('login');
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('not the password');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: 'Réinitialiser' })).toBeVisible();
  await check('login refused, with its message');
};
