import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { usePriceText } from './use-price-text.ts';
import styles from './venue-card-link.module.css';

interface Props {
  venue: VenueCard;
  /** Query with the search, kept on the venue's page. */
  search: string;
  isActive: boolean;
  onActiveChange: (slug: string | null) => void;
}

const sizes = '(width >= 1024px) 24rem, (width >= 640px) 45vw, 92vw';

/** A venue in the list: 'see offer' with a standard price, 'custom price' with a custom one, 'see venue' with none. */
export const VenueCardLink = ({ venue, search, isActive, onActiveChange }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const priceText = usePriceText();
  const { slug, name, address, features, price, themeName, palette, pictures } = venue;
  const label = price?.type === 'standard' ? 'seeOffer' : price?.type === 'custom' ? 'customPrice' : 'seeVenue';
  return (
    <article
      className={styles.card}
      data-active={isActive || undefined}
      onMouseEnter={() => onActiveChange(slug)}
      onMouseLeave={() => onActiveChange(null)}
      onFocus={() => onActiveChange(slug)}
      onBlur={() => onActiveChange(null)}
    >
      <div className={styles.picture}>
        <VenuePicture name={name} palette={palette} sources={pictures.cover?.desktop.sources} alt="" hasName={false} sizes={sizes} />
        <span className={styles.district}>
          <Badge>{address.district}</Badge>
        </span>
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} to={paths.venue(slug, search)}>
          {name}
        </Link>
      </h3>
      <p className={styles.facts}>
        {[themeName[language], t('card.rooms', { count: features.roomsCount }), t('card.capacity', { count: features.capacity })].join(
          ' · ',
        )}
      </p>
      <p className={styles.offer}>
        {price?.type === 'standard' && (
          <span>
            <strong className={styles.price}>{priceText(price)}</strong> {t('price.excludingTax')}
          </span>
        )}
        <span className={styles.label} aria-hidden="true">
          {t(`card.${label}`)}
        </span>
      </p>
    </article>
  );
};
