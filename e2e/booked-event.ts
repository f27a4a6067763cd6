import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { freshAccount, newPassword } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { wholeBilling } from './whole-billing.ts';

interface Wanted {
  baseURL: string | undefined;
  slug?: string;
  countryCode?: string;
}

const room = { duration: 'AM, PM', configuration: 'theater' };

/** A search and its demand: a whole day with lunch and a sub-room, on which the venue can serve every add-on. */
export const freeSearch = async (
  request: APIRequestContext,
  { slug, countryCode }: { slug: string; countryCode: string },
): Promise<{ query: string; demandId: string }> => {
  const [day] = meetingDays();
  for (let week = 0; week < 12; week++, day.setUTCDate(day.getUTCDate() + 7)) {
    const rooms = { plenary: { ...room, pax: 12 }, subcommittees: [{ ...room, pax: 4, configuration: 'casual' }] };
    const days = [{ date: day.toISOString().slice(0, 10), lunchPax: 12, ...rooms }];
    const query = new URLSearchParams({ countryCode, action: 'availabilities', days: JSON.stringify(days) });
    const { type, demandId } = await (await request.get(`/api/available-venues/${slug}?${query}`)).json();
    if (type !== 'available') continue;
    const { unavailable } = await (await request.get(`/api/demands/${demandId}/upsells`)).json();
    if (unavailable.length === 0) return { query: `?${query}`, demandId };
  }
  throw new Error(`${slug} has no free day`);
};

/** The signed-in customer signs a quote for a whole day with a sub-room and every add-on, made without a page. Gives its id. */
export const signQuote = async (
  request: APIRequestContext,
  { baseURL, slug = 'etoile', countryCode = 'FRA', secondSignatory = '' }: Wanted & { secondSignatory?: string },
): Promise<string> => {
  const headers = { origin: new URL(baseURL ?? '').origin };
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { ...headers, 'idempotency-key': randomUUID() }, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { demandId } = await freeSearch(request, { slug, countryCode });
  const addons = { afterwork: true, facilitator: true, teambuilding: true, wellness: true };
  const { quoteId } = await post('/api/quote', { demandId, addons });
  const { form } = await (await request.get(`/api/quotes/${quoteId}/signature`)).json();
  const signatory = { name: 'Nora Lambert', jobTitle: 'Office manager' };
  const draft = await post(`/api/quotes/${quoteId}/signature/document`, {
    ...form,
    ...wholeBilling,
    signatory,
    company: { secondSignatory },
    goodForAgreement: true,
  });
  await post(`/api/quotes/${quoteId}/signature`, { ...draft, signatoryName: signatory.name, goodForAgreement: true });
  return quoteId;
};

/** As `signQuote`, by a customer of its own who is signed in afterwards. Gives the id of the event, once its survey is open. */
export const bookEvent = async (request: APIRequestContext, wanted: Wanted): Promise<string> => {
  const email = await freshAccount(request, wanted);
  const headers = { origin: new URL(wanted.baseURL ?? '').origin };
  const login = await request.post('/api/login', { headers, data: { email, password: newPassword, action: 'login' } });
  expect(login.ok(), 'signs in').toBe(true);
  const quoteId = await signQuote(request, wanted);
  const eventOf = async (): Promise<string | undefined> => {
    const { incomings } = await (await request.get('/api/meeting-events')).json();
    return incomings.find((event: { quoteId: string }) => event.quoteId === quoteId)?.eventId;
  };
  await expect.poll(eventOf, { timeout: 30_000 }).toBeTruthy();
  return (await eventOf()) ?? '';
};

/**
 * As `bookEvent`, in the browser of a page. Each journey that calls it has a venue of its own: they run at once, and none shall take the
 * other's last evening.
 */
export const approvedBooking = async (page: Page, { baseURL, slug }: { baseURL: string | undefined; slug: string }) => {
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, password: newPassword, baseURL });
  const quoteId = await signQuote(page.request, { baseURL, slug });
  const events = async (): Promise<{ quoteId: string; eventId: string; startDate: string }[]> =>
    (await (await page.request.get('/api/meeting-events')).json()).incomings;
  const eventOf = async () => (await events()).find((event) => event.quoteId === quoteId);
  await expect.poll(eventOf, { timeout: 30_000 }).toBeTruthy();
  const { eventId = '', startDate = '' } = (await eventOf()) ?? {};
  return { email, quoteId, eventOf, eventId, startDate };
};
