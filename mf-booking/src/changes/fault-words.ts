import type { TFunction } from 'i18next';

const known = ['closed_day', 'too_early', 'too_late', 'duplicate', 'invalid'] as const;

/** Why a day cannot be had, in words; undefined where it can. */
export const faultWords = (t: TFunction<'booking'>, fault: string | undefined): string | undefined => {
  if (fault === undefined) return undefined;
  const code = known.find((one) => one === fault);
  return t(`change.fault.${code ?? 'other'}`);
};
