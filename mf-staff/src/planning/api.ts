import type * as contract from '@plenary/contracts/planning';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

interface Asked {
  /** Slug. */
  venue: string;
  /** Local days, both included. */
  from: string;
  to: string;
}

export const fetchPlanning = ({ venue, from, to }: Asked, signal?: AbortSignal): Promise<contract.Planning> =>
  call(refer<typeof contract.getPlanning>('GET', '/api/planning/venues/{venue}'), { params: { venue }, query: { from, to } }, { signal });

/** `known`: when the option ends as far as the page knows. */
export const extendOption = (optionId: string, body: { expiresAt: string; known: string }) =>
  call(refer<typeof contract.extendOption>('POST', '/api/planning/options/{optionId}/extension'), { params: { optionId }, body });

export const withdrawOption = async (optionId: string): Promise<void> => {
  await call(refer<typeof contract.withdrawOption>('POST', '/api/planning/options/{optionId}/withdrawal'), {
    params: { optionId },
    body: {},
  });
};
