import type { AccountContract } from '@plenary/contracts/accounts.schemas';
import { formatDay, formatDays } from '@plenary/contracts/format';
import type { TFunction } from 'i18next';

/** Text for the validity period of a contract. */
export const validityWords = (
  t: TFunction<'staff'>,
  { validFrom, validTo }: Pick<AccountContract, 'validFrom' | 'validTo'>,
  locale: string,
): string => (validTo === null ? t('contracts.openEnded', { day: formatDay(validFrom, locale) }) : formatDays(validFrom, validTo, locale));
