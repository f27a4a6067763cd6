import { tellPresence as contract } from '@plenary/contracts/presence.endpoints';
import { call } from '../call.ts';

/** Names of the colleagues who have a record open too. */
export const tellPresence = async (subject: string, signal: AbortSignal): Promise<string[]> =>
  (await call(contract, { params: { subject } }, { signal })).others.map(({ name }) => name);
