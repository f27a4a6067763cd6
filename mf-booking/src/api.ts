import { getAttendance } from '@plenary/contracts/attendance.endpoints';
import * as contract from '@plenary/contracts/booking.endpoints';
import type { Availability } from '@plenary/contracts/booking.schemas';
import { getDealSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { Addons, PricedDemand, Quote } from '@plenary/contracts/quote';
import type { SearchQuery } from '@plenary/contracts/search';
import type { Venue } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { call } from './call.ts';

export type VenueList = EndpointResponse<typeof contract.listVenues>;

export const fetchVenues = (query: SearchQuery, signal?: AbortSignal): Promise<VenueList> =>
  call(contract.listVenues, { query }, { signal });

export const fetchVenue = (venueSlug: string, signal?: AbortSignal): Promise<Venue> =>
  call(contract.getVenue, { params: { venueSlug } }, { signal });

export const fetchAvailability = (venueSlug: string, query: SearchQuery, signal?: AbortSignal): Promise<Availability> =>
  call(contract.checkAvailability, { params: { venueSlug }, query }, { signal });

/** Add-ons chosen so far for a demand, and those that cannot be had. */
export type Upsells = EndpointResponse<typeof contract.getUpsells>;

export const fetchUpsells = (demandId: string, signal?: AbortSignal): Promise<Upsells> =>
  call(contract.getUpsells, { params: { demandId } }, { signal });

/** The demand priced now with these add-ons, in the words of a language. */
export const priceDemand = (
  { demandId, addons, language }: { demandId: string; addons: Addons; language: Language },
  signal?: AbortSignal,
): Promise<PricedDemand> => call(contract.priceDemand, { params: { demandId }, query: { lng: language, ...flagsOf(addons) } }, { signal });

type Flags = Record<keyof Addons, 'true' | 'false'>;

const flagsOf = (addons: Addons) =>
  Object.fromEntries(Object.entries(addons).map(([name, isChosen]) => [name, isChosen ? 'true' : 'false'])) as Flags;

/** Freezes a demand's prices; the same key and choice make one quote, however often they are sent. */
export const createQuote = (choice: { demandId: string; addons: Addons }, idempotencyKey: string): Promise<{ quoteId: string }> =>
  call(contract.createQuote, { body: choice }, { idempotencyKey });

/** Asks sales to call back about a demand within 24 hours; asking twice is one task. */
export const requestCallback = (demandId: string): Promise<{ success: true }> =>
  call(contract.requestCallback, {
    params: { demandId },
    body: { action: 'call-me-back' },
  });

export const fetchQuote = (quoteId: string, language: Language, signal?: AbortSignal): Promise<Quote> =>
  call(contract.getQuote, { params: { quoteId }, query: { lng: language } }, { signal });

/** What was received for a deal and paid back, and what is due for its changes. */
export const fetchPayments = (dealId: string, signal?: AbortSignal): Promise<DealPayments> =>
  call(getPayments, { params: { dealId } }, { signal });

/** What was agreed on for a deal since its quote was signed, beside that quote. */
export const fetchSupplements = (dealId: string, signal?: AbortSignal): Promise<DealSupplements> =>
  call(getDealSupplements, { params: { dealId } }, { signal });

/** Due with VAT for people who came beyond the guaranteed ones, in euro cents; 0 where the booking does not stand. */
export const fetchExtraPeople = async (dealId: string, signal?: AbortSignal): Promise<number> => {
  try {
    return (await call(getAttendance, { params: { dealId } }, { signal })).extra?.includingVat ?? 0;
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 409)) return 0;
    throw error;
  }
};

/** Writes to sales about a search; the same words about it are one task. */
export const writeToSales = (
  { demandId, message }: { demandId: string; message: string },
  { idempotencyKey, signal }: { idempotencyKey: string; signal: AbortSignal },
): Promise<{ success: true }> =>
  call(contract.requestCallback, { params: { demandId }, body: { action: 'call-me-back', message } }, { idempotencyKey, signal });

/** An option that stands: 1 or 2 as `rank`, the instant at which it lapses as `expiresAt`. */
export type PlacedOption = EndpointResponse<typeof contract.placeOption>;

/** Holds the rooms of a quote; asked again, with the same key or while it stands, it answers the same option. */
export const placeOption = (quoteId: string, idempotencyKey: string): Promise<PlacedOption> =>
  call(contract.placeOption, { params: { quoteId } }, { idempotencyKey });

/** Frees what the option of a quote holds. */
export const releaseOption = async (quoteId: string): Promise<void> => {
  await call(contract.releaseOption, { params: { quoteId } });
};
