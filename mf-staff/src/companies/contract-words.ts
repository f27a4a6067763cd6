import type { TFunction } from 'i18next';
import { formatDay, formatDays } from '../desk/format-instant.ts';
import type { Contract } from './api.ts';

/** `12.5` is 12.5 %. */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** From when to when a contract is in force, in words. */
export const validityWords = (
  t: TFunction<'staff'>,
  { validFrom, validTo }: Pick<Contract, 'validFrom' | 'validTo'>,
  locale: string,
): string => (validTo === null ? t('contracts.openEnded', { day: formatDay(validFrom, locale) }) : formatDays(validFrom, validTo, locale));
