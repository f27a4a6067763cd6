import * as contract from '@plenary/contracts/desk-deals.endpoints';
import type { DealsFilter, Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { call } from '../call.ts';

export type PipelineAsked = Partial<Pick<DealsFilter, 'owner' | 'country' | 'venue' | 'from' | 'to' | 'due'>>;

export const fetchPipeline = (asked: PipelineAsked, signal?: AbortSignal): Promise<Pipeline> =>
  call(contract.getPipeline, { query: { ...asked } }, { signal });
