import { placeOptionFor } from '@plenary/contracts/on-behalf.endpoints';
import { call } from '../call.ts';

/** Sets an option on a customer's quote on behalf of them. */
export const placeOption = (quoteId: string, idempotencyKey: string) => call(placeOptionFor, { params: { quoteId } }, { idempotencyKey });
