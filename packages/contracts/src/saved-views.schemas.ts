import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { columnFilter, shownColumns } from './desk-deals.schemas.ts';
import { dealFlags, dealOutcomes, dealPeriods, dealSorts, dealStages, lostFilters, maxCompanyFilter } from './desk-deals-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, freeText, keptFilledLine } from './free-text.ts';
import { slugPattern } from './network-terms.ts';
import { maxViewName, mostViews, todayOfView, viewedLists } from './saved-views-terms.ts';
import { linePattern } from './text-rules.ts';
import { countryCode, day } from './vocabulary.ts';

const viewDay = z.union([day, z.literal(todayOfView)]);

/** What a list is asked for, as its address has it; what is absent is not asked for. */
const keptFilter = z.object({
  search: keptFilledLine(100).optional(),
  stage: z.enum(dealStages).optional(),
  country: countryCode.optional(),
  /** Slug; the venue may be gone since. */
  venue: z.string().max(100).regex(slugPattern).optional(),
  from: viewDay.optional(),
  to: viewDay.optional(),
  period: z.enum(dealPeriods).optional(),
  outcome: z.enum(dealOutcomes).optional(),
  lost: z.enum(lostFilters).optional(),
  flag: z.enum(dealFlags).optional(),
  ...columnFilter,
  scientist: keptFilledLine(200).optional(),
  company: keptFilledLine(maxCompanyFilter).optional(),
  owner: z.union([z.uuid(), z.literal('nobody')]).optional(),
  due: viewDay.optional(),
  sort: z.enum(dealSorts).optional(),
  columns: z.string().optional(),
});
export type ViewFilter = z.infer<typeof keptFilter>;

const viewFilter = keptFilter.extend({
  search: freeText(z.string().trim().min(2).max(100).regex(linePattern)).optional(),
  scientist: columnFilter.scientist,
  company: columnFilter.company,
  columns: shownColumns.optional(),
});

const viewForm = z.object({
  name: filledLine(maxViewName),
  filter: viewFilter,
  /** All staff see it. */
  isShared: z.boolean(),
});

const savedView = viewForm.extend({
  viewId: z.uuid(),
  list: z.enum(viewedLists),
  name: z.string(),
  filter: keptFilter,
  madeBy: staffMember,
  /** Rises with each change. */
  version: z.int().min(1),
});
export type SavedView = z.infer<typeof savedView>;

const viewId = z.object({ viewId: z.uuid() });

export const listSavedViews = {
  summary: 'Views of a list of the desk that the caller keeps, and those that colleagues share, by name',
  query: z.object({ list: z.enum(viewedLists) }),
  response: z.object({ views: z.array(savedView) }),
} satisfies EndpointSchemas;

export const addSavedView = {
  summary: `Keeps a view of a list under a name, for the caller or for all staff; at most ${mostViews} for one person`,
  body: viewForm.extend({ list: z.enum(viewedLists) }),
  response: savedView,
} satisfies EndpointSchemas;
export type SavedViewForm = z.infer<typeof addSavedView.body>;

export const changeSavedView = {
  summary: 'Changes name, filter and sharing of a view; stale where it has changed since that version',
  params: viewId,
  body: viewForm.extend({ version: z.int().min(1) }),
  response: savedView,
  problemMembers: { 'stale-version': z.object({ current: savedView }) },
} satisfies EndpointSchemas;
export type SavedViewChange = z.infer<typeof changeSavedView.body>;

export const removeSavedView = {
  summary: 'Removes a view',
  params: viewId,
} satisfies EndpointSchemas;
