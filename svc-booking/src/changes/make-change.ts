import type { changeDeal as contract } from '@plenary/contracts/changes.endpoints';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { quoteOfDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { writeOptions } from '../options/write-options.ts';
import { makeSeenChange } from './make-seen-change.ts';
import { readChange } from './present-change.ts';

interface Request {
  actor: UserActor;
  dealId: string;
  body: EndpointInput<typeof contract>['body'];
  language: Language;
  idempotencyKey: string | undefined;
}

/**
 * Changes days and people of a confirmed booking as its preview said (design: lifecycle L3–L7, L17–L21): at once, or offered until its
 * customer agrees or signs, with what it takes besides held meanwhile. Refuses `not-found`, `conflict`, `event-over`, `change-open`,
 * `stale-version`, `price-changed`, `invalid-request` where its days, people or choices cannot be had at all, `no-longer-available` where
 * something else is in the way, and `forbidden` where a customer notes a consent or writes lines, or where these give away more than their
 * author may (L10).
 */
export const changeDeal = async (deps: BookingDeps, request: Request): Promise<EndpointResponse<typeof contract>> => {
  const { actor, dealId, body, language, idempotencyKey: key } = request;
  const catalogue = await deps.catalogue.current();
  const ids = changeIds(deps);
  return writeOptions(deps, (tx, now) =>
    once(tx, deps.database, { scope: `${actor.userId}:change`, key, body: { dealId, ...body }, now }, async () => {
      const change = await makeSeenChange(tx, deps, { actor, dealId, body, language, catalogue, ids, now });
      const { revision } = await quoteOfDeal(tx, deps.tables, { actor, dealId });
      return { revision, change: await readChange(tx, deps.tables, change, language) };
    }),
  );
};

/** Made before the transaction, which may run again. */
export const changeIds = ({ newId }: BookingDeps) => ({ change: newId(), entry: newId(), amendment: newId(), option: newId() });
