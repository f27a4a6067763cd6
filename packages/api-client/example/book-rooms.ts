import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import createClient from 'openapi-fetch';
import type { paths } from '../generated/api.d.ts';

const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    email: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    venue: { type: 'string', default: 'ternes' },
    day: { type: 'string', default: '' },
  },
});
const { origin, email, password, venue: venueSlug, day } = values;

const client = createClient<paths>({ baseUrl: origin, headers: { origin } });

/** The answer, or an error with the refusal's code. */
const answerOf = async <T>(call: Promise<{ data?: T; error?: { code: string }; response: Response }>): Promise<T> => {
  const { data, error, response } = await call;
  if (data === undefined) throw new Error(`${response.status} ${error?.code ?? ''} from ${response.url}`);
  return data;
};

const signIn = async (): Promise<void> => {
  const { error, response } = await client.POST('/api/login', { body: { email, password, action: 'login' } });
  if (error) throw new Error(error.code);
  const cookie = response.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('cookie', cookie.join('; '));
      return request;
    },
  });
};

const findRooms = async (): Promise<string> => {
  const days = JSON.stringify([
    { date: day, lunchPax: 12, plenary: { pax: 12, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] },
  ]);
  const found = await answerOf(
    client.GET('/api/available-venues/{venueSlug}', {
      params: { path: { venueSlug }, query: { countryCode: 'FRA', action: 'availabilities', days } },
    }),
  );
  if (found.type !== 'available') throw new Error(`${venueSlug} is ${found.type}`);
  return found.demandId;
};

const takeQuote = async (demandId: string): Promise<string> => {
  const addons = { afterwork: false, facilitator: false, teambuilding: false, wellness: false };
  const { quoteId } = await answerOf(
    client.POST('/api/quote', { params: { header: { 'Idempotency-Key': randomUUID() } }, body: { demandId, addons } }),
  );
  return quoteId;
};

const sign = async (quoteId: string) => {
  const params = { path: { quoteId } };
  const { form } = await answerOf(client.GET('/api/quotes/{quoteId}/signature', { params }));
  const signatory = { name: 'Claire Martin', jobTitle: 'Office manager' };
  const draft = await answerOf(
    client.POST('/api/quotes/{quoteId}/signature/document', {
      params,
      body: { ...form, signatory, company: { secondSignatory: '' }, goodForAgreement: true },
    }),
  );
  return answerOf(
    client.POST('/api/quotes/{quoteId}/signature', { params, body: { ...draft, signatoryName: signatory.name, goodForAgreement: true } }),
  );
};

await signIn();
const quoteId = await takeQuote(await findRooms());
await answerOf(client.POST('/api/quotes/{quoteId}/option', { params: { path: { quoteId }, header: { 'Idempotency-Key': randomUUID() } } }));
const signed = await sign(quoteId);
process.stdout.write(`${JSON.stringify({ quoteId, status: signed.status, signatory: signed.signature?.signatoryName })}\n`);
