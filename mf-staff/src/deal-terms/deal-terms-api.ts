import * as contract from '@plenary/contracts/deal-terms.endpoints';
import type { DealTermsVersions, DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import { call } from '../call.ts';

const fetchTerms = (signal?: AbortSignal): Promise<DealTermsVersions> => call(contract.getDealTerms, {}, { signal });

export const loadTerms = ({ request }: { request: Request }): Promise<DealTermsVersions> => fetchTerms(request.signal);

interface NewTerms extends DealTermValues {
  /** Local day. */
  from: string;
  revision: number;
}

export const changeTerms = ({ from, ...body }: NewTerms): Promise<DealTermsVersions> =>
  call(contract.changeDealTerms, { params: { from }, body });
