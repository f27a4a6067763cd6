import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { fileFolder } from '@plenary/service-kit/file-store';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { asc, isNull } from 'drizzle-orm';
import { bookingApp } from '../../app.ts';
import { bookingDeps } from '../../deps.ts';
import { fakeDocuments } from '../../documents/testing/fake-documents.ts';
import { customer } from '../../options/testing/option-world.ts';
import { makeFields } from '../../signature/testing/make-fields.ts';
import { testNow } from '../../testing/booking-world.ts';

// A child process that moves every booking it finds to the same day two weeks later, by an amendment that its customer signs; one that an
// earlier process left open is signed first. It reports each signing before it and its acknowledgement, until it is killed. Its argument
// is the database.
const [address = ''] = process.argv.slice(2);
const database = address.startsWith('postgres:') ? openPostgres({ url: address }) : openSqlite(address);
const deps = bookingDeps({
  database,
  now: () => testNow,
  newId: randomUUID,
  prices: { administrationFeesPercent: 3, depositPercent: 70 },
  hasCarbonFootprint: false,
  salesEmail: 'sales@comet.example',
  brandName: 'Comet',
  publicUrl: 'https://book.example',
  isPublicEmail: async () => false,
  pictures: fileFolder(tmpdir()),
  documents: fakeDocuments().documents,
});
const tokens = actorTokens({ secret: testSecret });
const app = bookingApp(deps, { logger: createLogger({ service: 'test', level: 'silent' }), tokens, health: {} });
const say = (...words: string[]) => process.stdout.write(`${words.join(' ')}\n`);
const twoWeeks = 14 * 86_400_000;

const { quote, dealChange } = deps.tables;
const quotes = await database.read.select().from(quote).where(isNull(quote.amends)).orderBy(asc(quote.id));
for (const { id, userId, frozen } of quotes) {
  const post = async (path: string, body: unknown) => {
    const headers = {
      [actorHeader]: await tokens.sign(customer(0, { userId })),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const changes = await database.read.select().from(dealChange);
  const own = changes.filter(({ dealId }) => dealId === id);
  if (own.some(({ state }) => state === 'applied')) continue;
  const offer = async (): Promise<string> => {
    const days = frozen.search.days.map(({ date, plenary }) => ({
      ...{ from: date, pax: plenary.pax },
      to: new Date(Date.parse(date) + twoWeeks).toISOString().slice(0, 10),
    }));
    const { revision, previewHash } = (await post(`/api/deals/${id}/changes/preview`, { days })).body;
    return (await post(`/api/deals/${id}/changes`, { days, revision, previewHash })).body.change.amendmentId;
  };
  const amendmentId = own.find(({ state }) => state === 'offered')?.amendmentId ?? (await offer());
  const { body: draft } = await post(`/api/quotes/${amendmentId}/signature/document`, makeFields());
  say('signing', id, amendmentId);
  const signed = await post(`/api/quotes/${amendmentId}/signature`, { ...draft, signatoryName: 'Claire Martin', goodForAgreement: true });
  if (signed.status === 201) say('signed', id, amendmentId);
}
say('done');
