import type { DocumentCustomer, DocumentDay, DocumentGoal, DocumentLine, QuoteDocument } from '@plenary/contracts/documents.schemas';
import { packageCodes } from '@plenary/contracts/meeting-codes';
import type { MeetingScientist, Quote, QuoteItem } from '@plenary/contracts/quote';
import { quoteReference } from '@plenary/contracts/quote-reference';
import type { Language } from '@plenary/contracts/vocabulary';
import { paperFormat } from '../paper/paper-format.ts';
import { wordsIn } from '../paper/words/by-language.ts';
import { carbonOf } from './carbon-rules.ts';
import { localDay } from './local-day.ts';
import { bannerOf } from './special-venues.ts';
import { standingOf } from './standing-of.ts';

/** Settings printed on every paper. */
export interface House {
  brandName: string;
  settlementCompany: QuoteDocument['information']['settlementCompany'];
  /** Contact of venues without a Meeting Scientist. */
  meetingScientist?: MeetingScientist;
  hasCarbonFootprint: boolean;
}

export interface MapQuoteInput {
  quote: Quote;
  language: Language;
  goal: DocumentGoal;
  customer: DocumentCustomer | null;
  house: House;
  /** Instant in milliseconds. */
  now: number;
}

/**
 * The paper of a quote. Days come in their order, lines of a day in the quote's. Throws where lines, discount, fees and VAT do
 * not add up to the quote's own totals: no such paper may reach a customer (server-rules §3).
 */
export const mapQuote = ({ quote, language, goal, customer, house, now }: MapQuoteInput): QuoteDocument => {
  const { venue, discount, administrationFees, particulars = {} } = quote;
  const { street, zipCode, city, countryCode } = venue.address;
  const days = daysOf(quote.items, language);
  // A quote that ends at midnight is valid until the day before.
  const lastDayBefore = (end: string) => localDay(Date.parse(end) - 1, countryCode);
  const document: QuoteDocument = {
    goal,
    language,
    information: {
      brandName: house.brandName,
      meetingScientist: quote.meetingScientist ?? house.meetingScientist,
      businessContributor: particulars.businessContributor,
      customerCompany: customer && companyOf(customer),
      quoteReference: quoteReference(quote.id),
      creationDate: localDay(Date.parse(quote.createdAt), countryCode),
      expirationDate: lastDayBefore(quote.validUntil),
      standing: standingOf(quote, now),
      headerFreeText: particulars.headerFreeText,
      settlementCompany: house.settlementCompany,
    },
    eventSummary: {
      firstDay: quote.eventStartDate,
      lastDay: quote.eventEndDate,
      dayCount: days.length,
      rooms: quote.rooms,
      // A paper with a signature page books what is free when it is signed.
      expectedRooms: goal === 'signature' ? undefined : quote.expectedRooms && { ...quote.expectedRooms, asOf: localDay(now, countryCode) },
      eventLocation: {
        venueId: venue.salesforceId,
        venueName: quote.buildingName,
        banner: bannerOf(venue.name, house.brandName),
        address: { street, zipCode, city, countryCode },
        palette: venue.palette,
        venuePictures: venue.pictures.carrousel.slice(0, 3).map(({ sources, alternative }) => ({ sources, alternative })),
      },
    },
    amendment: amendmentOf(quote),
    variants: variantsOf(quote),
    items: { days },
    frameworkDiscount: discount,
    additionalServices: particulars.additionalServices ? { description: particulars.additionalServices } : undefined,
    administrationFees: administrationFees && feesOf(administrationFees),
    totals: {
      subTotal: sum(days),
      discounts: discount?.amount ?? 0,
      totalExcludingTaxes: quote.totalExcludingVatPrice,
      taxes: { percentage: quote.vat.percent, amount: quote.vat.amount },
      taxBreakdown: quote.vatBreakdown
        .toSorted((a, b) => a.percent - b.percent)
        .map(({ percent, ...rest }) => ({ percentage: percent, ...rest })),
      totalIncludingTaxes: quote.totalIncludingVatPrice,
      deposit: { percentage: quote.deposit.percent, amount: quote.deposit.amount },
      credits: quote.credits,
    },
    cancellationTerms: quote.cancellationTerms,
    carbonFootprint: house.hasCarbonFootprint ? { kilograms: carbonOf(quote.items) } : undefined,
  };
  assertAddsUp(document);
  return document;
};

const amendmentOf = ({
  amendment,
  eventStartDate,
  eventEndDate,
  rooms = [],
  totalIncludingVatPrice,
}: Quote): QuoteDocument['amendment'] => {
  if (!amendment) return undefined;
  const { dealId, before, pax, feeIncludingVat: fee, leastFeePercent } = amendment;
  return {
    reference: quoteReference(dealId),
    before: {
      firstDay: before.days[0]?.date ?? eventStartDate,
      lastDay: before.days.at(-1)?.date ?? eventEndDate,
      pax: before.days.map((day) => day.pax),
      rooms: before.rooms,
      total: before.totalIncludingVatPrice,
    },
    after: { firstDay: eventStartDate, lastDay: eventEndDate, pax, rooms, total: totalIncludingVatPrice },
    fee,
    leastFeePercent,
  };
};

const variantsOf = (quote: Quote): QuoteDocument['variants'] => {
  const { id: quoteId, variants = [], buildingName: venueName, eventStartDate: firstDay, eventEndDate: lastDay } = quote;
  if (variants.length === 0) return undefined;
  const { totalExcludingVatPrice, totalIncludingVatPrice } = quote;
  return [{ quoteId, venueName, firstDay, lastDay, totalExcludingVatPrice, totalIncludingVatPrice }, ...variants].map((variant) => ({
    reference: quoteReference(variant.quoteId),
    ...{ venueName: variant.venueName, firstDay: variant.firstDay, lastDay: variant.lastDay },
    totalExcludingTaxes: variant.totalExcludingVatPrice,
    totalIncludingTaxes: variant.totalIncludingVatPrice,
  }));
};

const companyOf = ({ name, companyName, email, phoneNumber, address, vatCode }: DocumentCustomer) => ({
  name: companyName || name,
  address,
  vatCode,
  contact: { name: companyName ? name : '', email, phoneNumber },
});

const daysOf = (items: readonly QuoteItem[], language: Language): DocumentDay[] => {
  const lineOf = lineIn(language);
  const dates = [...new Set(items.map(({ date }) => date))].toSorted();
  return dates.map((date) => {
    const lines = items.filter((item) => item.date === date).map(lineOf);
    return { date, lines, amount: sum(lines) };
  });
};

const packages: ReadonlySet<string> = new Set(packageCodes);

const lineIn = (language: Language) => {
  const words = wordsIn(language);
  const { list } = paperFormat(language);
  return ({ code, description, includedServices, quantity, unitPrice, catalogPrice }: QuoteItem): DocumentLine => {
    // A package lists its services; a lunch bought by itself already names itself.
    const included = packages.has(code) ? includedServices.map((service) => words.services[service]) : [];
    const subtext = included.length > 0 ? words.includes(list(included)) : undefined;
    return { description, subtext, quantity, unitPrice, catalogPrice, amount: quantity * unitPrice };
  };
};

/** The fees' code is their percentage as text (spec/booking.md §3); another text is shown as no percentage. */
const feesOf = ({ code, description, amount }: NonNullable<Quote['administrationFees']>) => {
  const percent = /^\d+([.,]\d+)?\s*%?$/.test(code.trim()) ? Number.parseFloat(code.replace(',', '.')) : undefined;
  return { description, amount, percent };
};

const assertAddsUp = ({ administrationFees, totals }: QuoteDocument): void => {
  const excluding = totals.subTotal - totals.discounts + (administrationFees?.amount ?? 0);
  if (excluding !== totals.totalExcludingTaxes) throw new Error(`lines give ${excluding}, the quote says ${totals.totalExcludingTaxes}`);
  const including = excluding + sum(totals.taxBreakdown);
  if (including !== totals.totalIncludingTaxes) throw new Error(`VAT gives ${including}, the quote says ${totals.totalIncludingTaxes}`);
};

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0);
