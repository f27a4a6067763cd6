import * as supplements from '@plenary/contracts/deal-supplements.endpoints';
import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { EndpointInput } from '@plenary/contracts/endpoint';
import * as contract from '@plenary/contracts/payments.endpoints';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { addressOf } from '@plenary/http/create-caller';
import { currentPlatform } from '@plenary/platform';
import { call } from '../call.ts';

export const fetchPayments = (dealId: string, signal?: AbortSignal): Promise<DealPayments> =>
  call(contract.getPayments, { params: { dealId } }, { signal });

/** What was agreed on for a deal since its quote; null where nobody can say at the moment: its page does without. */
export const fetchSupplements = async (dealId: string, signal?: AbortSignal): Promise<DealSupplements | null> => {
  try {
    return await call(supplements.getDealSupplements, { params: { dealId } }, { signal });
  } catch (error) {
    if (!isCallError(error) || error.status === 401) throw error;
    currentPlatform().report(error);
    return null;
  }
};

export const supplementsPdfAddress = (dealId: string, language: Language): string =>
  addressOf(supplements.getDealSupplementsPdf, { params: { dealId }, query: { lng: language, download: 'true' } });

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
