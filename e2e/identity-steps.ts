import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mailedLink } from './mailed-link.ts';

export const password = 'demo-password-2026';
export const newPassword = 'une phrase pour entrer';

export const dialog = (page: Page) => page.getByRole('dialog');
export const account = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Mon compte, ${name}`) });

/** Opens the dialog over the page and enters an e-mail address. */
export const identify = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await dialog(page).getByRole('textbox', { name: 'Adresse e-mail professionnelle' }).fill(email);
  await page.keyboard.press('Enter');
};

export const fillInProfile = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('textbox', { name: 'Prénom' }).fill('Nora');
  await dialog(page).getByRole('textbox', { name: 'Nom', exact: true }).fill('Lambert');
  await dialog(page).getByRole('textbox', { name: 'Téléphone' }).fill('01 42 00 00 07');
};

/** Signs up through the dialog, up to where the company is asked about. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await identify(page, email);
  await expect(page.getByRole('dialog', { name: 'Créer votre compte' })).toBeVisible();
  await fillInProfile(page);
  await page.keyboard.press('Enter');
};

/** Enters the password on its step. */
export const logIn = async (page: Page, typed: string): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Heureux de vous revoir' })).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Mot de passe' }).fill(typed);
  await page.keyboard.press('Enter');
};

export const isSignedIn = async (page: Page): Promise<boolean> => (await page.request.get('/api/me')).ok();

let count = 0;
export const freshEmail = (name: string, domain = 'maison-lambert.example'): string => `${name}-${process.pid}-${count++}@${domain}`;

interface Fresh {
  baseURL: string | undefined;
  /** Domain of a company with a framework contract. */
  domain?: string;
}

/** An account of one's own, active and with `newPassword`, made without a page; answers its address. It has a framework contract. */
export const freshAccount = async (request: APIRequestContext, { baseURL, domain = 'grand-compte.example' }: Fresh): Promise<string> => {
  const email = freshEmail('compte', domain);
  const headers = { origin: new URL(baseURL ?? '').origin };
  const person = { firstname: 'Nora', lastname: 'Lambert', phone: '+33142000007', lang: 'fr' };
  const signup = await request.post('/api/signup/framework-contract', {
    headers,
    data: { email, ...person, password: newPassword, redirectUrl: '/' },
  });
  expect(signup.ok(), 'signs up').toBe(true);
  const link = await mailedLink(request, { to: email, path: '/authentication/activate' });
  const token = new URLSearchParams(link.split('#')[1]).get('token');
  const activation = await request.post('/api/signup/activate', { headers, data: { token } });
  expect(activation.ok(), 'is activated').toBe(true);
  await request.get('/api/logout');
  return email;
};
