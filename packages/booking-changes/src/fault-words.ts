import type { ChangeWords } from './texts-of.tsx';

const ofDays = ['required', 'closed_day', 'in_past', 'too_early', 'too_late', 'duplicate', 'invalid'] as const;

/** Why a day cannot be had, in words; undefined where it can. */
export const dayFault = (t: ChangeWords, fault: string | undefined): string | undefined =>
  fault === undefined ? undefined : t(`faults.day.${ofDays.find((one) => one === fault) ?? 'other'}`);

/** Why a number of people cannot be had; `max`: people that the greatest room holds. */
export const paxFault = (t: ChangeWords, fault: string | undefined, max?: number): string | undefined => {
  if (fault === undefined) return undefined;
  if (fault === 'too_many' && max !== undefined) return t('faults.pax.too_many', { count: max });
  return t(fault === 'required' || fault === 'too_large' ? `faults.pax.${fault}` : 'faults.not_offered');
};
