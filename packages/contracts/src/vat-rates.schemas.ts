import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { countryCode, day, instant, percent } from './vocabulary.ts';

/** Percent with two decimals at most. */
const rate = percent.multipleOf(0.01);
const values = z.object({
  /** On rooms, staff and services. */
  service: rate,
  /** On food served on site. */
  food: rate,
});

/** Of a country from a day of the event on, until its next ones begin; its first ones hold before too. */
const dated = values.extend({
  countryCode,
  from: day,
  /** Counts how often those of this country and day were written. */
  revision: z.int(),
  /** Null: as the product came. */
  changedBy: staffMember.nullable(),
  changedAt: instant.nullable(),
});

const all = z.object({
  /** By country, the last to begin first. */
  rates: z.array(dated),
  /** The local day: rates that have begun stay as they are. */
  today: day,
});
export type VatRates = z.infer<typeof all>;

export const getVatRates = {
  summary: 'VAT rates of each country by the day of the event from which they hold',
  response: all,
} satisfies EndpointSchemas;

export const changeVatRates = {
  summary:
    'Sets those of a country for events from a day on; that day is today or later, and rates that have begun are never rewritten. Quotes keep theirs',
  params: z.object({ countryCode, from: day }),
  body: values.extend({
    /** Of those of that country and day as they were read, 0 where there are none. */
    revision: z.int().min(0),
  }),
  response: all,
  problemMembers: { 'stale-version': z.object({ current: all }) },
} satisfies EndpointSchemas;
