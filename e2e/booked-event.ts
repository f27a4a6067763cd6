import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Addons } from '@plenary/contracts/quote';
import { freshAccount, newPassword } from './identity-steps.ts';
import { meetingDays } from './open-days.ts';
import { signIn } from './sign-in.ts';
import { wholeBilling } from './whole-billing.ts';

/** A whole day of an event, with lunch. */
interface EventDay {
  pax: number;
  configuration: string;
  subcommittees: readonly { pax: number; configuration: string }[];
}

interface Wanted {
  baseURL: string | undefined;
  slug?: string;
  countryCode?: string;
  /** Days in a row, the first of them a Tuesday. */
  days?: readonly EventDay[];
  addons?: Addons;
  /** Weeks behind the first open one in which days are looked for. */
  weeksLater?: number;
}

const oneDay: readonly EventDay[] = [{ pax: 12, configuration: 'theater', subcommittees: [{ pax: 4, configuration: 'casual' }] }];
const everyAddon: Addons = { afterwork: true, facilitator: true, teambuilding: true, wellness: true };

/** Two days with two sub-rooms on the first, wellness, an evening and a team building. */
export const twoDays: Pick<Wanted, 'days' | 'addons'> = {
  days: [
    {
      pax: 48,
      configuration: 'theater',
      subcommittees: [
        { pax: 12, configuration: 'u' },
        { pax: 10, configuration: 'casual' },
      ],
    },
    { pax: 48, configuration: 'cabarets', subcommittees: [] },
  ],
  addons: { ...everyAddon, facilitator: false },
};

const searchOf = (first: Date, days: readonly EventDay[]) =>
  days.map(({ pax, configuration, subcommittees }, index) => {
    const date = new Date(first);
    date.setUTCDate(date.getUTCDate() + index);
    const wholeDay = { duration: 'AM, PM' };
    return {
      date: date.toISOString().slice(0, 10),
      lunchPax: pax,
      plenary: { ...wholeDay, pax, configuration },
      subcommittees: subcommittees.map((room) => ({ ...wholeDay, ...room })),
    };
  });

/** A search and its demand, on whose days the venue can serve every add-on. */
export const freeSearch = async (
  request: APIRequestContext,
  { slug, countryCode, days = oneDay, weeksLater = 0 }: Pick<Wanted, 'days' | 'weeksLater'> & { slug: string; countryCode: string },
): Promise<{ query: string; demandId: string }> => {
  const [day] = meetingDays();
  day.setUTCDate(day.getUTCDate() + 7 * weeksLater);
  for (let week = 0; week < 12; week++, day.setUTCDate(day.getUTCDate() + 7)) {
    const query = new URLSearchParams({ countryCode, action: 'availabilities', days: JSON.stringify(searchOf(day, days)) });
    const { type, demandId, optionRank } = await (await request.get(`/api/available-venues/${slug}?${query}`)).json();
    // A second option can be placed where a customer of the demo has the first one, but not signed.
    if (type !== 'available' || optionRank !== 1) continue;
    const { unavailable } = await (await request.get(`/api/demands/${demandId}/upsells`)).json();
    if (unavailable.length === 0) return { query: `?${query}`, demandId };
  }
  throw new Error(`${slug} has no free day`);
};

interface Signing {
  baseURL: string | undefined;
  secondSignatory?: string;
}

const poster = (request: APIRequestContext, baseURL: string | undefined) => async (path: string, data: object) => {
  const headers = { origin: new URL(baseURL ?? '').origin, 'idempotency-key': randomUUID() };
  const answer = await request.post(path, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

/** The signed-in customer signs a quote, without a page. */
export const signMadeQuote = async (
  request: APIRequestContext,
  { baseURL, quoteId, secondSignatory = '' }: Signing & { quoteId: string },
): Promise<void> => {
  const post = poster(request, baseURL);
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
};

/** The signed-in customer signs the quote of a demand, made without a page. Gives its id. */
export const signDemand = async (
  request: APIRequestContext,
  { demandId, addons, ...signing }: Signing & { demandId: string; addons: Addons },
): Promise<string> => {
  const { quoteId } = await poster(request, signing.baseURL)('/api/quote', { demandId, addons });
  await signMadeQuote(request, { quoteId, ...signing });
  return quoteId;
};

/** The signed-in customer signs a quote, made without a page: by default for a day with a sub-room and every add-on. Gives its id. */
export const signQuote = async (
  request: APIRequestContext,
  {
    baseURL,
    slug = 'etoile',
    countryCode = 'FRA',
    days = oneDay,
    addons = everyAddon,
    weeksLater = 0,
    secondSignatory = '',
  }: Wanted & { secondSignatory?: string },
): Promise<string> => {
  const { demandId } = await freeSearch(request, { slug, countryCode, days, weeksLater });
  return signDemand(request, { baseURL, demandId, addons, secondSignatory });
};

/** The id of the event of a signed quote, once its survey is open. */
export const eventOfQuote = async (request: APIRequestContext, quoteId: string): Promise<string> => {
  const eventOf = async (): Promise<string | undefined> => {
    const { incomings } = await (await request.get('/api/meeting-events')).json();
    return incomings.find((event: { quoteId: string }) => event.quoteId === quoteId)?.eventId;
  };
  await expect.poll(eventOf).toBeTruthy();
  return (await eventOf()) ?? '';
};

/** As `signQuote`, by a customer of its own who is signed in afterwards. Gives the id of the event, once its survey is open. */
export const bookEvent = async (request: APIRequestContext, wanted: Wanted): Promise<string> => {
  const email = await freshAccount(request, wanted);
  const headers = { origin: new URL(wanted.baseURL ?? '').origin };
  const login = await request.post('/api/login', { headers, data: { email, password: newPassword, action: 'login' } });
  expect(login.ok(), 'signs in').toBe(true);
  return eventOfQuote(request, await signQuote(request, wanted));
};

/**
 * As `bookEvent`, in the browser of a page. Each journey that calls it has a venue of its own, and each repetition of it a week: they run at
 * once, and none shall take the other's last evening.
 */
export const approvedBooking = async (page: Page, { baseURL, ...wanted }: Wanted & { slug: string }) => {
  const email = await freshAccount(page.request, { baseURL });
  await signIn(page, { email, password: newPassword, baseURL });
  const weeksLater = test.info().repeatEachIndex;
  const quoteId = await signQuote(page.request, { baseURL, weeksLater, ...wanted });
  const events = async (): Promise<{ quoteId: string; eventId: string; startDate: string; endDate: string }[]> =>
    (await (await page.request.get('/api/meeting-events')).json()).incomings;
  const eventOf = async () => (await events()).find((event) => event.quoteId === quoteId);
  await expect.poll(eventOf).toBeTruthy();
  const { eventId = '', startDate = '' } = (await eventOf()) ?? {};
  return { email, quoteId, eventOf, eventId, startDate };
};
