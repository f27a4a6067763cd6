import * as contract from '@plenary/contracts/documents.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { call } from '../call.ts';

export type Samples = EndpointResponse<typeof contract.getTestPdf>;

/** Addresses of the sample quote documents, one for each goal and language. */
export const loadSandbox = ({ request }: { request: Request }): Promise<Samples> =>
  call(contract.getTestPdf, { query: {} }, { signal: request.signal });
