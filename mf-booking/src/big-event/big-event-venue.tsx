import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Tile, tileCueClass, tileLinkClass } from '@plenary/ui/tile';
import { VenuePicture } from '@plenary/ui/venue-picture';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** The venue that a big event is asked of. */
export const BigEventVenue = ({ venue, query }: { venue: Venue; query: string }) => {
  const { t } = useTranslation('booking');
  const { language } = usePlatform();
  const { slug, name, address, themeName, palette, pictures, features } = venue;
  return (
    <Tile
      headingLevel={2}
      picture={
        <VenuePicture
          name={name}
          palette={palette}
          sources={pictures.cover?.desktop.sources}
          alt=""
          hasName={false}
          ratio="3/2"
          sizes="(width >= 1024px) 22rem, 92vw"
        />
      }
      title={
        <Link className={tileLinkClass} to={paths.venue(slug, query)}>
          {name}
        </Link>
      }
      meta={`${themeName[language]} · ${address.street}, ${address.zipCode} ${address.city} · ${t('card.capacity', { count: features.capacity })}`}
      footer={<span className={tileCueClass}>{t('card.seeVenue')}</span>}
    />
  );
};
