import { packageCodes, type Quote, type QuoteItem } from '@plenary/contracts/quote';
import type { CountryCode, Language } from '@plenary/contracts/vocabulary';
import type { Customer, DocumentDay, DocumentLine, QuoteDocument, SettlementCompany } from './quote-document.ts';
import { quoteReference } from './quote-reference.ts';

export interface MapQuoteInput {
  quote: Quote;
  language: Language;
  customer: Customer | null;
  brandName: string;
  settlementCompany: SettlementCompany;
}

/**
 * The paper of a quote. Days come in their order, lines of a day in the quote's. Throws where lines, discount, fees and VAT do
 * not add up to the quote's own totals: no such paper may reach a customer (server-rules §3).
 */
export const mapQuote = ({ quote, language, customer, brandName, settlementCompany }: MapQuoteInput): QuoteDocument => {
  const { venue, discount, administrationFees } = quote;
  const { street, zipCode, city, countryCode } = venue.address;
  const days = daysOf(quote.items);
  const document: QuoteDocument = {
    goal: 'preview',
    language,
    information: {
      brandName,
      customer,
      quoteReference: quoteReference(quote.id),
      creationDate: localDay(Date.parse(quote.createdAt), countryCode),
      // A quote that ends at midnight is valid until the day before.
      expirationDate: localDay(Date.parse(quote.validUntil) - 1, countryCode),
      settlementCompany,
    },
    eventSummary: {
      firstDay: quote.eventStartDate,
      lastDay: quote.eventEndDate,
      dayCount: days.length,
      eventLocation: { venueName: quote.buildingName, address: { street, zipCode, city, countryCode } },
    },
    items: { days },
    ...(discount && { frameworkDiscount: discount }),
    ...(administrationFees && { administrationFees: feesOf(administrationFees) }),
    totals: {
      subTotal: sum(days),
      totalExcludingTaxes: quote.totalExcludingVatPrice,
      taxes: quote.vatBreakdown.toSorted((a, b) => a.percent - b.percent).map(({ percent, ...rest }) => ({ percentage: percent, ...rest })),
      totalIncludingTaxes: quote.totalIncludingVatPrice,
      deposit: { percentage: quote.deposit.percent, amount: quote.deposit.amount },
    },
  };
  assertAddsUp(document);
  return document;
};

const daysOf = (items: readonly QuoteItem[]): DocumentDay[] => {
  const dates = [...new Set(items.map(({ date }) => date))].toSorted();
  return dates.map((date) => {
    const lines = items.filter((item) => item.date === date).map(lineOf);
    return { date, lines, amount: sum(lines) };
  });
};

const packages: ReadonlySet<string> = new Set(packageCodes);

/** A package tells what it holds; a lunch bought by itself already says so. */
const lineOf = ({ code, description, includedServices, quantity, unitPrice, catalogPrice }: QuoteItem): DocumentLine => ({
  description,
  includedServices: packages.has(code) ? includedServices : [],
  quantity,
  unitPrice,
  catalogPrice,
  amount: quantity * unitPrice,
});

/** The fees' code is their percentage as text (spec/booking.md §3); another text is shown as no percentage. */
const feesOf = ({ code, description, amount }: NonNullable<Quote['administrationFees']>) => {
  const percent = /^\d+([.,]\d+)?\s*%?$/.test(code.trim()) ? Number.parseFloat(code.replace(',', '.')) : undefined;
  return { description, amount, ...(percent !== undefined && { percent }) };
};

const timeZones: Record<CountryCode, string> = { FRA: 'Europe/Paris', BEL: 'Europe/Brussels', ESP: 'Europe/Madrid' };

/** The calendar day of an instant where the venue lies. */
const localDay = (instant: number, countryCode: CountryCode): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[countryCode], year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

const assertAddsUp = ({ frameworkDiscount, administrationFees, totals }: QuoteDocument): void => {
  const excluding = totals.subTotal - (frameworkDiscount?.amount ?? 0) + (administrationFees?.amount ?? 0);
  if (excluding !== totals.totalExcludingTaxes) throw new Error(`lines give ${excluding}, the quote says ${totals.totalExcludingTaxes}`);
  const including = excluding + sum(totals.taxes);
  if (including !== totals.totalIncludingTaxes) throw new Error(`VAT gives ${including}, the quote says ${totals.totalIncludingTaxes}`);
};

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0);
