import * as contract from '@plenary/contracts/planning.endpoints';
import type { BookingWithoutQuote, NetworkWeek, Planning } from '@plenary/contracts/planning.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

interface Asked {
  /** Slug. */
  venue: string;
  /** Local days, both included. */
  from: string;
  to: string;
}

export const fetchPlanning = ({ venue, from, to }: Asked, options?: Looking): Promise<Planning> =>
  call(contract.getPlanning, { params: { venue }, query: { from, to } }, options);

interface Extension {
  expiresAt: string;
  /** When the option ends as far as the page knows. */
  known: string;
  despiteSecond?: boolean;
  reason?: string;
}

export const extendOption = (optionId: string, body: Extension) => call(contract.extendOption, { params: { optionId }, body });

export const withdrawOption = async (optionId: string): Promise<void> => {
  await call(contract.withdrawOption, {
    params: { optionId },
    body: {},
  });
};

export const fetchNetworkWeek = (query: { from: string; country?: CountryCode | undefined }, signal?: AbortSignal): Promise<NetworkWeek> =>
  call(contract.getNetworkWeek, { query }, { signal });

/** Local days, both included. */
export const fetchBookingsWithoutQuote = async (query: { from: string; to: string }, signal: AbortSignal): Promise<BookingWithoutQuote[]> =>
  (await call(contract.listBookingsWithoutQuote, { query }, { signal })).bookings;
