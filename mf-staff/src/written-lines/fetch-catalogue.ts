import { listCatalogue } from '@plenary/contracts/proposals.endpoints';
import type { CatalogueOffer } from '@plenary/contracts/proposals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';

interface Sold {
  userId: string;
  demandId: string;
  /** Local days, in ascending order; absent: those of the demand. */
  days?: readonly string[];
}

/** What the price list sells at the venue of a demand. */
export const fetchCatalogue = async (
  { userId, demandId, days }: Sold,
  language: Language,
  signal: AbortSignal,
): Promise<CatalogueOffer[]> => {
  const query = { lng: language, ...(days && { days: days.join() }) };
  return (await call(listCatalogue, { params: { userId, demandId }, query }, { signal })).offers;
};
