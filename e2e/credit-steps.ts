import type { APIRequestContext, Page } from '@playwright/test';

/** The spendable credits, and those that options hold. */
export const creditsOf = async (request: APIRequestContext): Promise<{ balance: number; held: number }> => {
  const { balance, held } = await (await request.get('/api/me/credits')).json();
  return { balance, held };
};

/** The quote whose page has this address. */
export const quoteOf = async (page: Page, address: string) =>
  (await page.request.get(`/api/quotes/${new URL(address, 'http://x').pathname.split('/')[2]}`)).json();

/** The number as French pages write it, with any of its spaces. */
export const inWords = (credits: number) =>
  new RegExp(`${new Intl.NumberFormat('fr-FR').format(credits).replaceAll(/\s/g, '\\s')}\\scrédits?`);
