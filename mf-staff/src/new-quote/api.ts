import type { Availability } from '@plenary/contracts/booking.schemas';
import * as customers from '@plenary/contracts/customers.endpoints';
import type { DeskCustomer } from '@plenary/contracts/customers.schemas';
import * as onBehalf from '@plenary/contracts/on-behalf.endpoints';
import type { PricedFor } from '@plenary/contracts/on-behalf.schemas';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';

export type { DeskCustomer };

export interface CustomerForm {
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  companyName: string;
  lang: Language;
  reason: string;
}

export const findCustomers = async (search: string, signal?: AbortSignal): Promise<DeskCustomer[]> =>
  (await call(customers.findCustomers, { query: { search } }, { signal })).customers;

export const fetchCustomer = (userId: string, signal?: AbortSignal): Promise<DeskCustomer> =>
  call(customers.getCustomer, { params: { userId } }, { signal });

export const addCustomer = (body: CustomerForm, idempotencyKey: string): Promise<DeskCustomer> =>
  call(customers.addCustomer, { body }, { idempotencyKey });

export interface Asked {
  userId: string;
  venueSlug: string;
  days: SearchDay[];
  /** The quote whose next version is looked for; undefined: none. */
  replaces?: string | undefined;
}

export const checkFor = ({ days, replaces, ...params }: Asked, signal?: AbortSignal): Promise<Availability> => {
  const query = { action: 'availabilities', days: JSON.stringify(days), ...(replaces && { replaces }) };
  return call(onBehalf.checkAvailabilityFor, { params, query }, { signal });
};

export interface PriceAsked {
  userId: string;
  demandId: string;
  addons: Addons;
}

const flag = (chosen: boolean | undefined) => (chosen ? 'true' : 'false');

export const priceFor = ({ addons, ...params }: PriceAsked, language: Language, signal: AbortSignal): Promise<PricedFor> => {
  const { teambuilding, wellness, facilitator, afterwork } = addons;
  const flags = {
    teambuilding: flag(teambuilding),
    wellness: flag(wellness),
    facilitator: flag(facilitator),
    afterwork: flag(afterwork),
  } as const;
  return call(onBehalf.priceDemandFor, { params, query: { ...flags, lng: language } }, { signal });
};

export interface Making extends PriceAsked {
  totalExcludingVatPrice: number;
}

export const createQuoteFor = ({ userId, ...body }: Making, idempotencyKey: string): Promise<{ quoteId: string }> =>
  call(onBehalf.createQuoteFor, { params: { userId }, body }, { idempotencyKey });
