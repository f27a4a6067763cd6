import type { ChangeObstacle } from '@plenary/contracts/change-terms';
import type { changeDeal as contract } from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview } from '@plenary/contracts/changes.schemas';
import type { EndpointInput, EndpointResponse } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { once } from '@plenary/service-kit/idempotency';
import { confirmedDeal, isStaff, quoteOfDeal } from '../cancellation/deal.ts';
import type { KeptConsent } from '../db/tables/changes.ts';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import { writeOptions } from '../options/write-options.ts';
import { auditChange } from './audit-change.ts';
import { makeAtOnce } from './make-at-once.ts';
import { offerChange } from './offer-change.ts';
import { type Outcome, type PlannedChange, planChange } from './planned-change.ts';
import { readChange } from './present-change.ts';
import { isOffered, presentPreview } from './present-preview.ts';

type Body = EndpointInput<typeof contract>['body'];
interface Request {
  actor: UserActor;
  dealId: string;
  body: Body;
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
  const { actor, dealId, body, language, idempotencyKey } = request;
  const catalogue = await deps.catalogue.current();
  const ids = { change: deps.newId(), entry: deps.newId(), amendment: deps.newId(), option: deps.newId() };
  return writeOptions(deps, (tx, now) =>
    once(tx, deps.database, { scope: `${actor.userId}:change`, key: idempotencyKey, body: { dealId, ...body }, now }, async () => {
      const asked = { catalogue, actor, dealId };
      const { venueId } = await quoteOfDeal(tx, deps.tables, asked);
      const venue = catalogue.byId.get(venueId) ?? refuse('not-found');
      if (body.consent !== undefined && !isStaff(actor)) return refuse('forbidden');
      await settleVenue(tx, deps, { venue, now });
      const deal = await confirmedDeal(tx, deps.tables, asked);
      const planned = await planChange(tx, deps, { deal, asked: askedIn(body), catalogue, actor, now });
      const outcome = outcomeSeen(planned, request);
      if (planned.discount && planned.discount.percent > planned.discount.limit) return refuse('forbidden');
      const made = { planned, outcome, actor, ids, now };
      const change = isOffered(outcome, actor, body.consent)
        ? await offerChange(tx, deps, made)
        : await makeAtOnce(tx, deps, { ...made, consent: consentTo(outcome, request, now) });
      await auditChange(tx, deps, { id: ids.entry, actor, venue, change, note: body.consent, now });
      const { revision } = await quoteOfDeal(tx, deps.tables, asked);
      return { revision, change: await readChange(tx, deps.tables, change, language) };
    }),
  );
};

const askedIn = ({ days, addons, lines }: Body): AskedChange => ({ days, addons, ...(lines && { lines }) });

/** What the caller has seen, if it is still so. */
const outcomeSeen = (planned: PlannedChange, { actor, body, language }: Request): Outcome => {
  const { outcome, obstacle, deal } = planned;
  const preview = presentPreview(planned, { actor, language });
  if (obstacle === 'change-open') return refuse('change-open');
  if (deal.quote.revision !== body.revision) return refuse('stale-version', { members: { current: preview } });
  if (!outcome) return refuseAsSeen(preview);
  return preview.previewHash === body.previewHash ? outcome : refuse('price-changed', { members: { preview } });
};

/** Obstacles that lie in what is asked for; the others in what is free, or in what the booking is by now. */
const faulty: readonly ChangeObstacle[] = ['too-many', 'in-past', 'closed-day', 'not-offered'];

/** The same as the preview says (design: lifecycle L13, L44): faults of the request by field, else what is in the way. */
const refuseAsSeen = (preview: ChangePreview): never => {
  const { obstacle, errors, max } = preview;
  if (!obstacle || !errors || !faulty.includes(obstacle)) return refuse('no-longer-available', { members: { preview } });
  return refuse('invalid-request', { errors, members: { preview, ...(max !== undefined && { max }) } });
};

const consentTo = ({ level }: Outcome, { actor, body }: Request, now: number): KeptConsent | null => {
  if (level !== 'consent') return null;
  const { userId, client } = actor;
  const { previewHash, consent: note } = body;
  return { by: note === undefined ? 'owner' : 'staff', userId, at: now, client, previewHash, ...(note !== undefined && { note }) };
};
