import type { BillingForm } from '@plenary/contracts/signature-form';
import { missingBilling } from '@plenary/contracts/signature-rules';
import type { QuoteRow } from '../db/rows.ts';

/** Fields of the billing that a signature waits for, by path. An amendment waits for none: its booking is confirmed. */
export const awaitedBilling = ({ amends }: Pick<QuoteRow, 'amends'>, billing: BillingForm): string[] =>
  amends ? [] : missingBilling(billing);
