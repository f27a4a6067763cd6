import * as z from 'zod';
import { unavailableReason } from './booking.schemas.ts';
import { lostReasons, mostLostText } from './desk-deals-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, line } from './free-text.ts';
import {
  catalogueCodes,
  maxLabelLength,
  maxLinePrice,
  maxLineQuantity,
  maxProposalLines,
  maxValidDays,
  proposalVatKinds,
  usualValidDays,
} from './proposals-terms.ts';
import { pricedDemand, superseded } from './quote.ts';
import { durations, maxDays } from './terms.ts';
import { cents, day, instant, language, percent } from './vocabulary.ts';

export const ofCustomer = z.object({ userId: z.uuid() });

const catalogueCode = z.enum(catalogueCodes);
const halves = z.enum(durations);

/** A line that staff write; `unitPrice` in euro cents without VAT before its discount, `day` one of the demand's. */
export const proposalLine = z.object({
  /** Of the price list, whose words and VAT stand for `label` and `vatKind`; `unitPrice` is its price or another one. Absent: a line in own words. */
  code: catalogueCode.optional(),
  /** Of a breakout room. */
  duration: halves.optional(),
  label: filledLine(maxLabelLength),
  day,
  quantity: z.int().min(1).max(maxLineQuantity),
  unitPrice: z.int().min(0).max(maxLinePrice),
  vatKind: z.enum(proposalVatKinds),
  /** Taken off the unit price, rounded once; absent: none. */
  discountPercent: z.int().min(0).max(100).optional(),
});
export type ProposalLine = z.infer<typeof proposalLine>;

/** What a line costs by the price list, in euro cents without VAT, for one; `index`: its place among the lines. */
export const listedLine = z.object({
  index: z.int().min(0),
  unitPrice: cents,
  /** Less the discount of the customer's contract, which a line in another price does not have; absent: no contract. */
  withContract: cents.optional(),
});
export type ListedLine = z.infer<typeof listedLine>;

/** What staff write for a customer's demand. */
export const proposal = z.object({
  demandId: z.uuid(),
  lines: z.array(proposalLine).min(1).max(maxProposalLines),
  /** From now on; it ends 72 hours before the event at the latest. */
  validDays: z.int().min(1).max(maxValidDays).default(usualValidDays),
  /** Its rooms are held for as long as it is valid, behind another option where there is one. */
  holds: z.boolean().optional(),
  /**
   * The quote of the same customer at the same venue whose next version it is, for the same days and people or other ones, and its revision
   * as it was read; absent: it is a quote of its own.
   */
  replaces: z.object({ quoteId: z.uuid(), revision: z.int().min(0) }).optional(),
  /** A quote of the same customer whose variant it is, at any venue: signing one ends the others. Of a next version: that of the one before. */
  variantOf: z.uuid().optional(),
});

export const previewProposal = {
  summary:
    'What a proposal for a demand would cost, with fees and VAT, until when it would be valid, and how far it is under the list; writes nothing',
  params: ofCustomer,
  query: z.object({ lng: language.optional() }),
  body: proposal,
  response: z.object({
    priced: pricedDemand,
    validUntil: instant,
    /** The discount that who asks may give, where this one has more: somebody else has to approve it. */
    discountLimit: percent.optional(),
    /** The highest discount of a line, or how far the whole is under its list price where that is more; absent: from an older release. */
    discountPercent: percent.optional(),
    /** By line of the list, what it costs there; absent: from an older release. */
    listed: z.array(listedLine).optional(),
    /** Why an option on it, without which nobody signs it, would be refused now by rooms or lunches (L13); absent: by neither. */
    refusal: unavailableReason.optional(),
    /** The day on whose evening no common space can be had for the afterwork among its lines, so that an option on it would be refused; absent: none. */
    lacksEvening: day.optional(),
  }),
} satisfies EndpointSchemas;
export type ProposalPreview = z.infer<typeof previewProposal.response>;

export const listCatalogue = {
  summary: 'What the price list sells on the days of a demand, or on others, for the lines of a proposal or of a change',
  params: ofCustomer.extend({ demandId: z.uuid() }),
  query: z.object({
    lng: language.optional(),
    /** Local days in ascending order, apart by commas; absent: those of the demand. */
    days: z
      .string()
      .refine((text) => text.split(',').length <= maxDays && text.split(',').every((one) => day.safeParse(one).success), {
        params: { code: 'invalid_value' },
      })
      .optional(),
  }),
  response: z.object({
    offers: z.array(
      z.object({
        code: catalogueCode,
        /** Of a breakout room; absent: of another line. */
        duration: halves.optional(),
        day,
        description: z.string(),
        /** Euro cents without VAT, with the venue's promotions of that day. */
        unitPrice: cents,
      }),
    ),
  }),
} satisfies EndpointSchemas;
export type CatalogueOffer = z.infer<typeof listCatalogue.response>['offers'][number];

/** Why its rooms cannot be held. */
export const unheld = z.object({ reason: unavailableReason.optional() });

export const sendProposal = {
  summary: 'Makes a quote of lines that staff wrote, for a customer who is mailed a link to it; they sign or decline it as any other',
  params: ofCustomer,
  body: proposal.extend({
    /** The total that staff were shown; another one is `price-changed`, and nothing is sent. */
    totalExcludingVatPrice: cents,
  }),
  response: z.object({ quoteId: z.uuid() }),
  problemMembers: { 'no-longer-available': unheld, superseded, 'stale-version': z.object({ current: z.object({ revision: z.int() }) }) },
} satisfies EndpointSchemas;

export const withdrawQuote = {
  summary: 'Withdraws a quote that is not signed, and its option; the customer is told',
  params: z.object({ quoteId: z.uuid() }),
  body: z
    .object({
      /** Why the deal is lost; absent: from an older page, `other`. */
      lost: z.enum(lostReasons).optional(),
      /** In words: needed where `lost` is absent or `other`. */
      reason: line(mostLostText).optional(),
      /** Of the quote as it was read; absent: from an older page, whatever it is. */
      revision: z.int().min(0).optional(),
    })
    .refine(({ lost = 'other', reason = '' }) => lost !== 'other' || reason !== '', { path: ['reason'], params: { code: 'required' } }),
  problemMembers: { superseded, 'stale-version': z.object({ current: z.object({ revision: z.int() }) }) },
} satisfies EndpointSchemas;
