import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { day, instant } from './vocabulary.ts';

const limit = z.int().min(0).max(100);

/** Discounts in percent that each role may give without somebody's approval. */
const limits = z.object({ staff: limit, admin: limit });

/** Limits from a local day of the venues on, until the next ones begin. */
const limitVersion = limits.extend({
  from: day,
  /** Counts how often those of this day were written. */
  revision: z.int(),
  /** Null: as the product came. */
  changedBy: staffMember.nullable(),
  changedAt: instant.nullable(),
});
export type LimitVersion = z.infer<typeof limitVersion>;

const all = z.object({
  /** The last to begin first. */
  versions: z.array(limitVersion),
  /** The local day: limits of days before it stay as they are. */
  today: day,
});
export type DiscountLimits = z.infer<typeof all>;

export const getDiscountLimits = {
  summary: 'Discounts of proposals that each role may give without approval, by the day from which they hold',
  response: all,
} satisfies EndpointSchemas;

export const changeDiscountLimits = {
  summary: 'Sets the limits from a day on; that day is today or later',
  params: z.object({ from: day }),
  body: limits.extend({
    /** Of those of that day as they were read, 0 where there are none. */
    revision: z.int().min(0),
  }),
  response: all,
  problemMembers: { 'stale-version': z.object({ current: all }) },
} satisfies EndpointSchemas;
