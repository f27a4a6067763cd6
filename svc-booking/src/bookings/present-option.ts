import type { Quote } from '@plenary/contracts/quote';
import type { OptionRow } from '../db/rows.ts';

export type PresentedOption = NonNullable<Quote['option']>;

export const presentOption = ({
  id,
  rank,
  expiresAt,
  fullUntil,
}: Pick<OptionRow, 'id' | 'rank' | 'expiresAt' | 'fullUntil'>): PresentedOption => ({
  optionId: id,
  rank,
  expiresAt: new Date(expiresAt ?? 0).toISOString(),
  ...(fullUntil !== null && { fullUntil: new Date(fullUntil).toISOString() }),
});
