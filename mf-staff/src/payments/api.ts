import type { EndpointInput } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/payments.endpoints';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import { call } from '../call.ts';

export const fetchPayments = (dealId: string, signal?: AbortSignal): Promise<DealPayments> =>
  call(contract.getPayments, { params: { dealId } }, { signal });

export type NewPayment = EndpointInput<typeof contract.addPayment>['body'];

/** Enters a payment on the ledger of a deal. */
export const addPayment = (dealId: string, body: NewPayment, idempotencyKey: string): Promise<DealPayments> =>
  call(contract.addPayment, { params: { dealId }, body }, { idempotencyKey });

/** Reverses a payment that was entered by mistake. */
export const reversePayment = (
  { dealId, paymentId }: { dealId: string; paymentId: string },
  reason: string,
  idempotencyKey: string,
): Promise<DealPayments> => call(contract.reversePayment, { params: { dealId, paymentId }, body: { reason } }, { idempotencyKey });
