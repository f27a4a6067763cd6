import * as contract from '@plenary/contracts/deal-terms.endpoints';
import type { DealTermsVersions, DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import * as vatContract from '@plenary/contracts/vat-rates.endpoints';
import type { VatRates } from '@plenary/contracts/vat-rates.schemas';
import { call } from '../call.ts';

const fetchTerms = (signal?: AbortSignal): Promise<DealTermsVersions> => call(contract.getDealTerms, {}, { signal });

export interface TermsData {
  terms: DealTermsVersions;
  vat: VatRates;
}

export const loadTerms = async ({ request: { signal } }: { request: Request }): Promise<TermsData> => {
  const [terms, vat] = await Promise.all([fetchTerms(signal), call(vatContract.getVatRates, {}, { signal })]);
  return { terms, vat };
};

interface NewRates extends Pick<VatRates['rates'][number], 'countryCode' | 'from' | 'service' | 'food' | 'revision'> {}

export const setVatRates = ({ countryCode, from, ...body }: NewRates): Promise<VatRates> =>
  call(vatContract.changeVatRates, { params: { countryCode, from }, body });

interface NewTerms extends DealTermValues {
  /** Local day. */
  from: string;
  revision: number;
}

export const changeTerms = ({ from, ...body }: NewTerms): Promise<DealTermsVersions> =>
  call(contract.changeDealTerms, { params: { from }, body });
