import { getNetworkDay } from '@plenary/contracts/sheets.endpoints';
import type { NetworkDay } from '@plenary/contracts/sheets.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { call } from '../call.ts';

interface Asked {
  /** Local day. */
  day: string;
  country: CountryCode | undefined;
}

/** Null: an older release of svc-booking has no such call. */
export const fetchNetworkDay = async (query: Asked, signal: AbortSignal): Promise<NetworkDay | null> => {
  try {
    return await call(getNetworkDay, { query }, { signal });
  } catch (error) {
    if (isCallError(error) && error.code === 'not-found') return null;
    throw error;
  }
};
