import { creditsOf, showsCredits } from '@plenary/contracts/credit-rules';
import { pricesInCredits } from '@plenary/contracts/deployment-terms';
import { formatNumber, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Display of prices in this deployment: in euros, in both, or in credits alone (design: server-rules §7). */
export const usePrices = () => {
  const { t } = useTranslation('booking');
  const { locale, settings } = usePlatform();
  const inCredits = pricesInCredits(settings.productMode);
  const areShown = showsCredits(settings);
  const tell = (count: number) => t('credits.count', { count, credits: formatNumber(count, locale) });
  const creditsFor = (cents: number, frozen?: number) => (areShown ? (frozen ?? creditsOf(cents, settings)) : null);
  return {
    /** Credits replace euros. */
    inCredits,
    /** `120 crédits`. */
    tell,
    /** Credits of a total without VAT, as frozen on its quote where it has one; null where none are shown. */
    creditsFor,
    /** One figure for a total without VAT, rounded to the euro. */
    total: (cents: number) => (inCredits ? tell(creditsFor(cents) ?? 0) : formatPrice(cents, locale)),
  };
};
