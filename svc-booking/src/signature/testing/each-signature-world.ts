import { bookingEventTypes, peoplePriced } from '@plenary/contracts/events';
import type { SignatureFields } from '@plenary/contracts/signature-form';
import type { UserClaims } from '@plenary/service-kit/actor';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { Mail } from '@plenary/service-kit/mailer';
import { createRelay } from '@plenary/service-kit/relay';
import { capturedLogger } from '@plenary/service-kit/testing/captured-logger';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { asc } from 'drizzle-orm';
import { peopleToPrice } from '../../change-offers/ask-to-price-people.ts';
import { priceWaitingPeople } from '../../changes/price-waiting-people.ts';
import { bookingMigrations } from '../../db/migrations.ts';
import { fakeDocuments } from '../../documents/testing/fake-documents.ts';
import { faultsInBooks } from '../../options/testing/faults-in-books.ts';
import { bringsQuote, type OptionWorld, optionWorld } from '../../options/testing/option-world.ts';
import { countersignatureAsked } from '../ask-for-countersignature.ts';
import { invitationSender } from '../send-invitation.ts';
import { makeFields } from './make-fields.ts';

export interface Prepared {
  draftId: string;
  sha256: string;
}

/** Actions of customers and second signatories in an option world. */
export const signatureVerbs = (world: OptionWorld, fake: ReturnType<typeof fakeDocuments>) => {
  const { send, deps } = world;
  const { database, tables } = deps;
  const { outbox } = kitTables(database.dialect);
  let tokens = 0;
  /** Types of events that have left the outbox. */
  const told: string[] = [];
  const newToken = () => `token-${++tokens}`;
  const path = (quoteId: string) => `/api/quotes/${quoteId}/signature`;
  const prepare = (user: UserClaims | null, quoteId: string, fields: Partial<SignatureFields> = {}) =>
    send('POST', `${path(quoteId)}/document`, user, { body: makeFields(fields) });
  const sign = (user: UserClaims | null, quoteId: string, draft: Prepared, rest: { key?: string; name?: string } = {}) =>
    send('POST', path(quoteId), user, {
      body: { ...draft, signatoryName: rest.name ?? 'Claire Martin', goodForAgreement: true },
      key: rest.key,
    });
  return {
    ...fake,
    prepare,
    sign,
    /** Prepares and signs; answers what the signature answers. */
    prepareAndSign: async (user: UserClaims, quoteId: string, fields: Partial<SignatureFields> = {}) => {
      const prepared = await prepare(user, quoteId, fields);
      if (prepared.status !== 201) throw new Error(`no document: ${prepared.text}`);
      return sign(user, quoteId, prepared.body);
    },
    state: async (user: UserClaims, quoteId: string) => (await send('GET', path(quoteId), user)).body,
    statusOf: async (user: UserClaims, quoteId: string) => (await send('GET', `/api/quotes/${quoteId}`, user)).body.status,
    complete: (user: UserClaims | null, quoteId: string, body: unknown) => send('PATCH', `${path(quoteId)}/billing`, user, { body }),
    reject: (user: UserClaims | null, quoteId: string) => send('POST', `/api/quotes/${quoteId}/rejection`, user, { body: {} }),
    countersign: (quoteId: string, body: { token: string; sha256: string; name?: string }) =>
      send('POST', `/api/quotes/${quoteId}/countersignature`, null, { body: { name: 'Nadia Roux', goodForAgreement: true, ...body } }),
    refuseToCountersign: (quoteId: string, token: string) =>
      send('POST', `/api/quotes/${quoteId}/countersignature/refusal`, null, { body: { token, reason: 'Budget' } }),
    /** Sends what waits in the outbox; answers the mails, without those that bring a customer their quote. */
    post: async (): Promise<Mail[]> => {
      const mails: Mail[] = [];
      const mailer = { send: async (mail: Mail) => void mails.push(mail) };
      const { logger } = capturedLogger();
      const relay = createRelay({
        database,
        logger,
        now: deps.now,
        subscribers: {
          ...Object.fromEntries([...bookingEventTypes, peoplePriced].map((type) => [type, async () => void told.push(type)])),
          mail: async ({ id, payload }) => {
            if (!bringsQuote(id)) mails.push(payload as Mail);
          },
          [countersignatureAsked]: invitationSender(deps, { mailer, newToken }),
          [peopleToPrice]: priceWaitingPeople(deps),
        },
        batchSize: 500,
      });
      await relay.runOnce();
      return mails;
    },
    signatures: () => database.read.select().from(tables.signature).orderBy(asc(tables.signature.signedAt)),
    events: async (): Promise<string[]> => {
      const rows = await database.read.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.sequence));
      return [...told, ...rows.map(({ type }) => type).filter((type) => bookingEventTypes.some((one) => one === type))];
    },
  };
};
export type SignatureWorld = OptionWorld & ReturnType<typeof signatureVerbs>;

/** The token in a mail to a second signatory. */
export const tokenIn = (mails: readonly Mail[]): string => {
  const link = mails.map(({ text }) => /countersignature#token=(\S+)/.exec(text)?.[1]).find(Boolean);
  if (!link) throw new Error('nobody was invited');
  return link;
};

/** Runs a suite on each engine with a world of its own for every test, after which the books have to add up. */
export const onEachSignatureWorld = (
  suite: (world: SignatureWorld) => void,
  venue?: Parameters<typeof optionWorld>[1],
  overrides: Parameters<typeof optionWorld>[2] = {},
): void =>
  onEachEngine(bookingMigrations, (open) => {
    const world = {} as SignatureWorld;
    beforeEach(async () => {
      const fake = fakeDocuments();
      const options = await optionWorld(await open(), venue, {
        ...overrides,
        documents: fake.documents,
        wantedEvents: new Set<string>([...bookingEventTypes, peoplePriced]),
      });
      Object.assign(world, options, signatureVerbs(options, fake));
    });
    afterEach(async () => {
      expect(await faultsInBooks(world.deps)).toEqual([]);
    });
    suite(world);
  });
