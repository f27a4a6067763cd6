import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { ladderLimits } from './cancellation-ladder.ts';
import { feeKinds } from './cancellation-terms.ts';
import { dealTermsLimits } from './deal-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { type CountryCode, day, instant } from './vocabulary.ts';

const whole = (most: number) => z.int().min(0).max(most);
const share = whole(100);

const rungs = z
  .array(z.object({ minDays: whole(ladderLimits.days), percent: share }))
  .min(1)
  .max(ladderLimits.rungs);

/** Of venues in a country. */
const countryTerms = z.object({
  /** Days before an event on which, at noon at the venue, its people are final (lifecycle L24). */
  guaranteeDays: whole(dealTermsLimits.guaranteeDays),
  /** What a cancellation costs where the venue has no ladder of its own (L27). */
  rungs,
  /** What a fee of the whole price is; a lower one is an indemnity (L30). */
  wholeFee: z.enum(feeKinds),
});

/** Amounts and limits of deals. Euro cents and percents. */
const terms = z.object({
  /** Rises since the last signature that one click agrees to: a share of the price signed, and an amount (L19). */
  consentPercent: share,
  consentRise: whole(dealTermsLimits.amount),
  /** More deposit than before from which it is asked for again (L18). */
  depositRise: whole(dealTermsLimits.amount),
  /** Share of the people who may stay away free of charge, once, until so many days before (L25). */
  reductionPercent: share,
  reductionDays: whole(ladderLimits.days),
  /** A customer postpones once, until so many days before, by so many months (L32). */
  postponeDays: whole(ladderLimits.days),
  postponeMonths: whole(dealTermsLimits.postponeMonths),
  /** Net price above which every distance of a ladder to the event counts twice (L27). */
  largeDeal: whole(dealTermsLimits.largeDeal),
  /** What a cancellation costs a company whose framework contract is flexible, in every country (L27); absent: as before. */
  flexRungs: rungs.optional(),
  countries: z.object({ FRA: countryTerms, BEL: countryTerms, ESP: countryTerms } satisfies Record<CountryCode, unknown>),
});
export type DealTermValues = z.infer<typeof terms>;

/** From a local day of the venues on, until the next ones begin. */
const version = terms.extend({
  from: day,
  /** Counts how often those of this day were written. */
  revision: z.int(),
  /** Null: as the product came. */
  changedBy: staffMember.nullable(),
  changedAt: instant.nullable(),
});

const all = z.object({
  /** The last to begin first. */
  versions: z.array(version),
  /** The local day: terms of days before it stay as they are. */
  today: day,
});
export type DealTermsVersions = z.infer<typeof all>;

export const getDealTerms = {
  summary: 'Amounts and limits of changes, guarantees and cancellations, by the day from which they hold',
  response: all,
} satisfies EndpointSchemas;

export const changeDealTerms = {
  summary: 'Sets them from a day on; that day is today or later. Quotes keep what was frozen with them',
  params: z.object({ from: day }),
  body: terms.extend({
    /** Of those of that day as they were read, 0 where there are none. */
    revision: z.int().min(0),
  }),
  response: all,
  problemMembers: { 'stale-version': z.object({ current: all }) },
} satisfies EndpointSchemas;
