import { formatPrice } from '@plenary/contracts/format';
import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Text for the price of a supplement. */
export const usePriceWords = (): ((supplement: Pick<Supplement, 'excludingVat'>) => string) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  return ({ excludingVat }) => {
    if (excludingVat === null) return t('supplements.unpriced');
    return excludingVat === 0
      ? t('supplements.free')
      : t('supplements.price', { amount: formatPrice(excludingVat, locale, { decimals: true }) });
  };
};
