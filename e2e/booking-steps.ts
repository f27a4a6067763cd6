import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { meetingDays } from './open-days.ts';
import { quoteTitle } from './quote-title.ts';
import { signIn } from './sign-in.ts';
import { expect } from './strict-page.ts';

export const claire = 'claire@atelier-nord.example';
export const hugo = 'hugo@grand-compte.example';
/** Billing party of a booking, by the labels of the form. */
export const billing = {
  Rue: '4 rue des Lilas',
  'Code postal': '59000',
  Ville: 'Lille',
  'Destinataire de la facture': 'Comptabilité',
  'E-mail de facturation': 'compta@atelier-nord.example',
};
/** Writes it into the form; the country is chosen. */
export const fillBilling = async (page: Page): Promise<void> => {
  for (const [label, text] of Object.entries(billing)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Pays', { exact: true }).selectOption('France');
};
/** From the document to be signed, which comes first, to the fields that it is printed from. */
export const changeSigningFields = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Modifier mes informations' }).click();
  await expect(page.getByRole('button', { name: 'Préparer le document à signer' })).toBeVisible();
};
/** Shows who gets invoices and reminders. */
export const unfoldContacts = (page: Page): Promise<void> =>
  page.locator('details', { hasText: 'Envoi des factures et relances' }).evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });
export const staff = 'staff@comet.example';

/** A day that venues are open on, some weeks behind the days of other journeys so that they never meet. */
const dayOf = (weeksLater: number): string => {
  const [day] = meetingDays();
  day.setUTCDate(day.getUTCDate() + 7 * weeksLater);
  return day.toISOString().slice(0, 10);
};

/** The query for a morning in one room, without lunch: restaurants have no say in it. */
export const morningFor = (pax: number, weeksLater = 0): string => {
  const days = [{ date: dayOf(weeksLater), plenary: { pax, duration: 'AM', configuration: 'theater' }, subcommittees: [] }];
  return `?${new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify(days) })}`;
};

export interface Scarce {
  slug: string;
  name: string;
  /** Search that only one room of the venue can serve. */
  query: string;
}

/** Venues whose largest room is free on a morning, so that a second customer can only come second. */
export const scarceVenues = async (request: APIRequestContext, weeksLater: number): Promise<Scarce[]> => {
  const { venues } = await (await request.get('/api/available-venues?countryCode=FRA')).json();
  const found: Scarce[] = [];
  for (const { slug, name, features } of venues as { slug: string; name: string; features: { maxSitting: number } }[]) {
    const query = morningFor(features.maxSitting, weeksLater);
    const answer = await (await request.get(`/api/available-venues/${slug}${query}`)).json();
    if (answer.type === 'available' && answer.price.type === 'standard' && answer.optionRank === 1) found.push({ slug, name, query });
  }
  return found;
};

/** The answer to a search of a venue. */
export const availabilityOf = async (request: APIRequestContext, { slug, query }: Scarce) =>
  (await request.get(`/api/available-venues/${slug}${query}`)).json();

/** A customer in a browser of their own. */
export const another = async (browser: Browser, { email, baseURL }: { email: string; baseURL: string | undefined }): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL, locale: 'fr-FR' })).newPage();
  await signIn(page, { email, baseURL });
  return page;
};

/** Goes from the venue's page to the quote, by the links a customer presses. */
export const makeQuote = async (page: Page, { slug, query }: Scarce): Promise<string> => {
  await page.goto(`/venues/${slug}${query}`);
  await page.getByRole('link', { name: /Poser une option/ }).click();
  await page.getByRole('button', { name: 'Voir mon devis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: quoteTitle })).toBeVisible();
  return new URL(page.url()).pathname;
};

/** On the quote: one press places its option. */
export const placeOption = (page: Page) => page.getByRole('button', { name: 'Poser l’option' });

interface Wanted {
  subject: string;
  to: string;
}

/** Addresses of the stored mails with a subject to a recipient, newest first. Read, not opened: a mail's page runs no scripts. */
export const mailsOf = async (request: APIRequestContext, { subject, to }: Wanted): Promise<string[]> => {
  const list = await (await request.get('/dev/mailbox')).text();
  return [...list.matchAll(/<li><a href="([^"]+)">(.*?)<\/a> to (.*?)<\/li>/g)]
    .filter(([, , words, recipient]) => words?.includes(subject) && recipient?.includes(to))
    .map(([, address = '']) => address);
};

/**
 * Waits for a mail, which is sent within seconds of its cause; returns its page. `containing` tells it from a mail of the same subject
 * that another journey caused.
 */
export const readMail = async (
  request: APIRequestContext,
  { containing = '', ...wanted }: Wanted & { containing?: string },
): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const pages = await Promise.all((await mailsOf(request, wanted)).map(async (address) => (await request.get(address)).text()));
      found = pages.find((text) => text.includes(containing));
      return found !== undefined;
    })
    .toBe(true);
  return found ?? '';
};

/** Opens a mail once it is there; its page is sandboxed, and says so in the console (`Blocked script execution`). */
export const openMail = async (page: Page, wanted: Wanted): Promise<void> => {
  await readMail(page.request, wanted);
  const [address = ''] = await mailsOf(page.request, wanted);
  await page.goto(address);
};
