import { formatDay, formatDays } from '@plenary/contracts/format';
import type { TFunction } from 'i18next';
import type { Contract } from './api.ts';

/** Text for the validity period of a contract. */
export const validityWords = (
  t: TFunction<'staff'>,
  { validFrom, validTo }: Pick<Contract, 'validFrom' | 'validTo'>,
  locale: string,
): string => (validTo === null ? t('contracts.openEnded', { day: formatDay(validFrom, locale) }) : formatDays(validFrom, validTo, locale));
