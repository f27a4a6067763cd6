import type * as contract from '@plenary/contracts/documents';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Samples = EndpointResponse<typeof contract.getTestPdf>;

/** Where the samples of a quote's documents are, one for each goal and language. */
export const loadSandbox = ({ request }: { request: Request }): Promise<Samples> =>
  call(refer<typeof contract.getTestPdf>('GET', '/api/test-pdf'), { query: {} }, { signal: request.signal });
