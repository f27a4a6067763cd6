import { searchDay } from '@plenary/svc-booking/testing/searches';
import { request } from 'undici';
import { heading, ms, quantile, row, timeRuns } from './measure.ts';
import { customer, signIn } from './sign-in.ts';

const languages = ['fr', 'en', 'es', 'nl'] as const;

/** A Tuesday some weeks ahead, local days. */
const someTuesday = (): string => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 70 + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
};

/** Quotes as PDF, as a customer gets them: the first after the start, later ones, and those made before. */
export const benchPdf = async (origin: string): Promise<void> => {
  heading('Quote PDF through the gateway');
  const headers = { 'content-type': 'application/json', origin, cookie: await signIn(origin, customer) };

  const json = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await request(origin + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    if (answer.statusCode >= 400) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${await answer.body.text()}`);
    return JSON.parse(await answer.body.text());
  };
  const newQuote = async (pax: number): Promise<string> => {
    const day = searchDay(someTuesday(), { plenary: { pax, duration: 'AM, PM', configuration: 'theater' } });
    const query = new URLSearchParams({ countryCode: 'FRA', action: 'availabilities', days: JSON.stringify([day]) });
    const { venues } = await json('GET', `/api/available-venues?${query}`);
    const venue = venues.find(({ price }: { price?: { type: string } }) => price?.type === 'standard');
    const { demandId } = await json('GET', `/api/available-venues/${venue.slug}?${query}`);
    const addons = { teambuilding: false, wellness: true, facilitator: false, afterwork: false };
    return (await json('POST', '/api/quote', { demandId, addons })).quoteId;
  };
  const print = async (quoteId: string, language: string) => {
    const { body, statusCode } = await request(`${origin}/api/quotes/${quoteId}/pdf?lng=${language}`, { headers });
    if (statusCode !== 200) throw new Error(`the PDF answered ${statusCode}`);
    return (await body.arrayBuffer()).byteLength;
  };

  const first = await newQuote(20);
  const cold = await timeRuns(1, () => print(first, 'fr'));
  row('first after the start', ms(cold[0] ?? 0));
  const quotes = await Promise.all([21, 22, 23, 24, 25].map(newQuote));
  const warm = await timeRuns(quotes.length * languages.length, (run) =>
    print(quotes[run % quotes.length] ?? '', languages[Math.floor(run / quotes.length)] ?? 'fr'),
  );
  row('warm, each for the first time', `p50 ${ms(quantile(warm, 0.5))}`, `p95 ${ms(quantile(warm, 0.95))}`);
  const kept = await timeRuns(40, () => print(first, 'fr'));
  row('made before', `p50 ${ms(quantile(kept, 0.5))}`, `${(quantile(kept, 0.5) / quantile(warm, 0.5)).toFixed(2)} x warm`);
};
