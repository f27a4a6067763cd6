import type { ChangePreview, previewChange as previewChangeSchemas } from '@plenary/contracts/changes.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import type * as z from 'zod';
import { confirmedDeal } from '../cancellation/deal.ts';
import type { BookingDeps } from '../deps.ts';
import { settleOverdue } from '../options/settle-venue.ts';
import { countCall } from '../rates/rates.ts';
import { planChange } from './planned-change.ts';
import { presentPreview } from './present-preview.ts';
import { surveyOffer } from './survey-offer.ts';

interface Request {
  actor: UserActor;
  dealId: string;
  asked: z.output<typeof previewChangeSchemas.body>;
  language: Language;
}

/** What other days or people would do to a deal now; writes nothing but the end of offers that have lapsed. Refuses as `changeDeal`, and 429 (rates.ts). */
export const previewChange = async (
  deps: BookingDeps,
  { actor, dealId, asked: { forSurvey, ...asked }, language }: Request,
): Promise<ChangePreview> => {
  const { database, tables } = deps;
  await countCall(deps, 'search', actor);
  const catalogue = await deps.catalogue.current();
  await settleOverdue(deps, (await confirmedDeal(database.read, tables, { catalogue, actor, dealId })).venue);
  const deal = await confirmedDeal(database.read, tables, { catalogue, actor, dealId });
  const replaced = forSurvey && (await surveyOffer(database.read, tables, dealId));
  const planned = await planChange(database.read, deps, {
    deal,
    asked,
    catalogue,
    actor,
    keepsSeats: forSurvey,
    replaced,
    now: deps.now(),
  });
  return presentPreview(planned, { actor, language });
};
