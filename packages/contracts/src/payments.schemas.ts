import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine, line } from './free-text.ts';
import {
  maxPaymentAmount,
  maxPaymentReferenceLength,
  maxPaymentReversalReasonLength,
  paymentKinds,
  paymentMethods,
} from './payments-terms.ts';
import { cents, day, instant } from './vocabulary.ts';

export const payment = z.object({
  id: z.uuid(),
  kind: z.enum(paymentKinds),
  amount: cents.min(1),
  /** On which it reached its account. */
  day,
  method: z.enum(paymentMethods),
  /** As on the statement of account; empty: none. */
  reference: z.string(),
  /** For staff alone. */
  entered: z.object({ at: instant, by: staffMember }).optional(),
  /** For staff alone: it was entered by mistake, and counts no more. A customer is told nothing of such a payment. */
  reversed: z.object({ at: instant, by: staffMember, reason: z.string() }).optional(),
});
export type Payment = z.infer<typeof payment>;

export const dealPayments = z.object({
  /** By their day, the last first. */
  payments: z.array(payment),
  /** Received less paid back; euro cents, never below 0. */
  received: cents.min(0),
  /** Due with VAT for changes of the deal that gave something up (design: lifecycle L25); euro cents. */
  fees: cents.min(0),
  /**
   * Of a cancelled deal, in euro cents: its fees with VAT less what was received. Above 0 the customer owes it, below 0 it is to be paid
   * back (design: lifecycle L31).
   */
  settlement: cents.optional(),
});
export type DealPayments = z.infer<typeof dealPayments>;

const dealId = z.object({ dealId: z.uuid() });

export const getPayments = {
  summary: 'What was received for a deal and paid back',
  params: dealId,
  response: dealPayments,
} satisfies EndpointSchemas;

export const addPayment = {
  summary: 'Writes down a payment that was received for a deal, or paid back',
  params: dealId,
  body: z.object({
    kind: z.enum(paymentKinds),
    amount: cents.min(1).max(maxPaymentAmount),
    day,
    method: z.enum(paymentMethods),
    reference: line(maxPaymentReferenceLength).default(''),
  }),
  response: dealPayments,
} satisfies EndpointSchemas;

export const reversePayment = {
  summary: 'Reverses a payment that was entered by mistake; it stays on the ledger',
  params: dealId.extend({ paymentId: z.uuid() }),
  body: z.object({ reason: filledLine(maxPaymentReversalReasonLength) }),
  response: dealPayments,
} satisfies EndpointSchemas;
