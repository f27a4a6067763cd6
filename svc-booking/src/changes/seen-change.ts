import type { ChangeObstacle } from '@plenary/contracts/change-terms';
import type { changeDeal as contract } from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview } from '@plenary/contracts/changes.schemas';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { confirmedDeal, isStaff, quoteOfDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { settleVenue } from '../options/settle-venue.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';
import { type Outcome, type PlannedChange, planChange } from './planned-change.ts';
import { presentPreview } from './present-preview.ts';

export interface SeeingChange {
  actor: UserActor;
  dealId: string;
  body: EndpointInput<typeof contract>['body'];
  language: Language;
  catalogue: CatalogueSnapshot;
  now: number;
}

export interface SeenChange {
  planned: PlannedChange;
  outcome: Outcome;
  venue: CatalogueVenue;
  /** It gives away more than its caller may. */
  isOverLimit: boolean;
}

/**
 * Plans a change at this instant, which is as its caller has seen it: the venue is settled first, nothing else is written. Refuses as
 * `changeDeal`, but where it gives away too much.
 */
export const seenChange = async (tx: Transaction, deps: BookingDeps, seeing: SeeingChange): Promise<SeenChange> => {
  const { actor, dealId, body, catalogue, now } = seeing;
  const asked = { catalogue, actor, dealId };
  const { venueId } = await quoteOfDeal(tx, deps.tables, asked);
  const venue = catalogue.byId.get(venueId) ?? refuse('not-found');
  if (body.consent !== undefined && !isStaff(actor)) return refuse('forbidden');
  await settleVenue(tx, deps, { venue, now });
  const deal = await confirmedDeal(tx, deps.tables, asked);
  const planned = await planChange(tx, deps, { deal, asked: askedIn(body), catalogue, actor, now });
  const { discount } = planned;
  return {
    planned,
    outcome: outcomeSeen(planned, seeing),
    venue,
    isOverLimit: discount !== undefined && discount.percent > discount.limit,
  };
};

export const askedIn = ({ days, addons, lines }: SeeingChange['body']): AskedChange => ({ days, addons, ...(lines && { lines }) });

/** What the caller has seen, if it is still so. */
const outcomeSeen = (planned: PlannedChange, { actor, body, language }: SeeingChange): Outcome => {
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
