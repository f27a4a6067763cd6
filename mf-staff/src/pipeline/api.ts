import * as contract from '@plenary/contracts/desk-deals.endpoints';
import type { DealsFilter, Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

export type PipelineAsked = Partial<Pick<DealsFilter, 'owner' | 'country' | 'venue' | 'from' | 'to' | 'due'>>;

export const fetchPipeline = (asked: PipelineAsked, options?: Looking): Promise<Pipeline> =>
  call(contract.getPipeline, { query: { ...asked } }, options);
