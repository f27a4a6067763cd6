import type { VenueCard } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Tile, tileCueClass, tileLinkClass } from '@plenary/ui/tile';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { VenueCover } from './venue-cover.tsx';

interface Props {
  venue: Pick<VenueCard, 'slug' | 'name' | 'address' | 'themeName' | 'palette' | 'pictures' | 'features'>;
  /** Search that its page goes on with. */
  query?: string;
  /** Shows the capacity, while it is still open. */
  hasCapacity?: boolean;
}

/** The venue of a page, next to its text. */
export const VenueBeside = ({ venue, query, hasCapacity = false }: Props) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const { slug, name, address, themeName, features } = venue;
  const facts = [themeName[language], `${address.street}, ${address.zipCode} ${address.city}`];
  if (hasCapacity) facts.push(t('card.capacity', { count: features.capacity }));
  return (
    <Tile
      headingLevel={2}
      picture={<VenueCover venue={venue} ratio="16/9" sizes="(width >= 1024px) 22rem, 92vw" />}
      title={
        <Link className={tileLinkClass} to={paths.venue(slug, query)}>
          {name}
        </Link>
      }
      meta={facts.join(' · ')}
      footer={<span className={tileCueClass}>{t('card.seeVenue')}</span>}
    />
  );
};
