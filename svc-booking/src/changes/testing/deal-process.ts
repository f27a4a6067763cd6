import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { openPostgres } from '@plenary/service-kit/database/open-postgres';
import { openSqlite } from '@plenary/service-kit/database/open-sqlite';
import { fileFolder } from '@plenary/service-kit/file-store';
import { createLogger } from '@plenary/service-kit/logger';
import { testSecret } from '@plenary/service-kit/testing/as-actor';
import { bookingApp } from '../../app.ts';
import { bookingDeps } from '../../deps.ts';
import { fakeDocuments } from '../../documents/testing/fake-documents.ts';
import { customer } from '../../options/testing/option-world.ts';
import { testNow } from '../../testing/booking-world.ts';

/** svc-booking in a process of its own, on the database at an address, with what its customers send. */
export const dealProcess = (address: string) => {
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
  return {
    database,
    tables: deps.tables,
    say: (...words: string[]) => process.stdout.write(`${words.join(' ')}\n`),
    /** Posts as the customer of that id. */
    postAs: (userId: string) => async (path: string, body: unknown) => {
      const headers = {
        [actorHeader]: await tokens.sign(customer(0, { userId })),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
      const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    },
  };
};
