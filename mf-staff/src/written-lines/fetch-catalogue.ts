import { listCatalogue } from '@plenary/contracts/proposals.endpoints';
import type { CatalogueOffer } from '@plenary/contracts/proposals.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { call } from '../call.ts';

/** What the price list sells on the days of a demand. */
export const fetchCatalogue = async (
  params: { userId: string; demandId: string },
  language: Language,
  signal: AbortSignal,
): Promise<CatalogueOffer[]> => (await call(listCatalogue, { params, query: { lng: language } }, { signal })).offers;
