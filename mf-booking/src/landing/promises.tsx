import { formatPrice } from '@plenary/contracts/format';
import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import styles from './landing.module.css';

/** What holds for every venue of the list, with its least price. */
export const Promises = ({ venues }: { venues: readonly VenueCard[] }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits } = usePrices();
  const prices = venues.flatMap(({ fromPrice }) => fromPrice ?? []);
  const least = inCredits || prices.length === 0 ? null : formatPrice(Math.min(...prices), locale);
  const promises = [
    ...(least ? [t('landing.promises.price', { price: least })] : []),
    t('landing.promises.option'),
    t('landing.promises.scientist'),
  ];
  return (
    <ul className={styles.promises}>
      {promises.map((promise) => (
        <li key={promise} className={styles.promise}>
          <Icon name="check" size={20} />
          {promise}
        </li>
      ))}
    </ul>
  );
};
