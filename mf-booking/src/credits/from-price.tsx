import { usePlatform } from '@plenary/platform';
import { Price } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import { usePrices } from './use-prices.ts';

/** A venue's price for all to read, before a search; none in credits, which only a search is told in. */
export const FromPrice = ({ cents }: { cents: number | undefined }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  if (cents === undefined || inCredits) return null;
  return <Price cents={cents} locale={locale} prefix={t('price.from')} suffix={t('price.perPersonAndDay')} />;
};
