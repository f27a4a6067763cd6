import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import type { Supplement } from '@plenary/contracts/supplements';

type SupplementState = 'agreed' | 'offered' | 'proposed' | 'asked' | 'refused';
export type SupplementLine = Supplement & { state: SupplementState };

/** The supplements since the quote, agreed ones first. */
export const supplementLines = ({ supplements }: Pick<StaffSurvey, 'supplements'>): SupplementLine[] => {
  const { agreed = [], proposed = [], asked = [], refused = [] } = supplements ?? {};
  const inState = (lines: readonly Supplement[], state: SupplementState) => lines.map((line) => ({ ...line, state }));
  const offered = agreed.filter(({ awaitsPrice }) => awaitsPrice);
  const standing = agreed.filter(({ awaitsPrice }) => !awaitsPrice);
  return [
    ...inState(standing, 'agreed'),
    ...inState(offered, 'offered'),
    ...inState(proposed, 'proposed'),
    ...inState(asked, 'asked'),
    ...inState(refused, 'refused'),
  ];
};

/** Sum of the agreed lines; null while a price is missing. */
export const totalOf = (lines: readonly SupplementLine[], field: 'excludingVat' | 'includingVat'): number | null =>
  lines
    .filter(({ state }) => state === 'agreed')
    .reduce<number | null>((sum, line) => (sum === null || line[field] === null ? null : sum + line[field]), 0);
