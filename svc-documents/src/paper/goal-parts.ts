import type { DocumentGoal } from '@plenary/contracts/documents.schemas';

export interface GoalParts {
  watermark: boolean;
  header: boolean;
  totals: boolean;
  /** What is to be paid, by when and to which account. */
  deposit: boolean;
  settlementFooter: boolean;
  signaturePage: boolean;
}

const whole: GoalParts = { watermark: false, header: true, totals: true, deposit: true, settlementFooter: true, signaturePage: false };

/** Parts of each goal's paper (spec/logistics.md "Quote PDF variants"). The deposit belongs to the totals. */
export const partsOf: Readonly<Record<DocumentGoal, GoalParts>> = {
  signature: { ...whole, signaturePage: true },
  preview: { ...whole, watermark: true },
  'booking-estimation': { ...whole, header: false, totals: false, deposit: false, settlementFooter: false },
  proforma: whole,
  'proforma-preview': { ...whole, watermark: true },
  'proforma-invoice': whole,
};
