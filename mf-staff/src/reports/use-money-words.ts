import { everyCancellationReason } from '@plenary/contracts/cancellation-terms';
import type { MoneyAsked, MoneyRow } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import { roomCategories } from '@plenary/contracts/referential-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** A reason of a cancellation in words; one that is newer than this page as it is. */
export const useReason = () => {
  const { t } = useTranslation('staff');
  return (reason: string): string => {
    const known = everyCancellationReason.find((one) => one === reason);
    return known ? t(`cancellation.reasons.${known}`) : reason;
  };
};

/** What a row of a report of money is called. */
export const useMoneyName = (by: MoneyAsked['by']) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const reasonOf = useReason();
  return ({ key, name }: Pick<MoneyRow, 'key' | 'name'>): string => {
    if (name) return name;
    if (key === noKey) return t(by === 'company' ? 'reports.money.noCompany' : 'reports.money.noRoom');
    if (by === 'month')
      return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${key}-01`));
    if (by === 'country') return t(`countries.${countryCodes.find((one) => one === key) ?? 'FRA'}`);
    if (by === 'reason') return reasonOf(key);
    const category = roomCategories.find((one) => one === key);
    return category ? t(`roomCategories.${category}`) : t('tasks.nobody');
  };
};
