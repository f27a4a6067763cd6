import { expect, type Page } from '@playwright/test';
import { changeSigningFields, unfoldContacts } from '../booking-steps.ts';
import { quoteTitle } from '../quote-title.ts';
import { searchAddress } from '../search-address.ts';
import type { CheckScreen } from './check-screen.ts';

/** Goes from a quote to a signature that waits, and its end, in French, with a signed-in user. */
export const visitSignatureScreens = async (page: Page, check: CheckScreen): Promise<void> => {
  // The same search is the same demand and quote: allScreens on two screens at once must not sign for each other.
  const usual = searchAddress({ pax: page.viewportSize()?.width === 320 ? 22 : 23, subcommittees: [] });
  await page.goto(`/${usual}`);
  const priced = page.getByRole('article').filter({ hasText: 'HT, tout compris' }).last();
  const venue = (await priced.getByRole('link').getAttribute('href'))?.replace(/\?.*/, '') ?? '';
  await page.goto(venue + usual);
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  const quote = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Signer le devis' }).click();
  await expect(page.getByRole('checkbox', { name: /Bon pour accord/ })).toBeVisible();
  await check('the document to be signed');
  await changeSigningFields(page);
  await unfoldContacts(page);
  await check('fields of the signature');
  await page.getByLabel('N° de TVA intracommunautaire').fill('FR12');
  await page.getByRole('radio', { name: 'Sur une plateforme' }).check();
  await page.getByRole('radio', { name: 'Avec' }).check();
  await page.getByRole('button', { name: 'Préparer le document à signer' }).click();
  await expect(page.getByRole('region', { name: 'Un champ est à corriger' })).toBeFocused();
  await check('errors of the signature');
  await page.getByLabel('N° de TVA intracommunautaire').fill('');
  await page.getByLabel('E-mail du second signataire').fill('une.adresse.assez.longue.pour.un.petit.ecran@atelier-nord.example');
  await page.getByRole('button', { name: 'Préparer le document à signer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisez le document, puis signez' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Bon pour accord/ }).check();
  await page.getByRole('button', { name: 'Signer le devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Il reste une signature' })).toBeVisible();
  await check('a signature that waits');

  await page.goto(quote);
  await expect(page.getByRole('heading', { name: 'Signé, en attente de la seconde signature' })).toBeVisible();
  await check('the quote of a signature that waits');
  await page.getByRole('link', { name: 'Suivre la signature' }).click();
  await page.getByRole('button', { name: 'Retirer ma signature' }).click();
  const close = page.getByRole('button', { name: 'Oui, clore le devis' });
  await expect(close).toBeVisible();
  await check('taking a signature back');
  await close.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce devis est clos' })).toBeVisible();
  await check('a quote that is closed');
  await page.goto(`${quote}/countersignature?token=none`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien ne sert plus' })).toBeVisible();
  await check('a link that is used');
};
