import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';
import { Link } from '@plenary/platform/router';
import { Tile, tileCueClass, tileLinkClass } from '@plenary/ui/tile';
import { useTranslation } from 'react-i18next';
import { EventPicture } from '../area/event-picture.tsx';
import { paths } from '../paths.ts';

/** The venue of an event, which leads to its page. */
export const VenueCard = ({ building }: { building: MeetingEvent['building'] }) => {
  const { t } = useTranslation('client-area');
  const { street, zipCode, city } = building.address;
  return (
    <Tile
      headingLevel={2}
      picture={<EventPicture building={building} ratio="16/9" sizes="(width >= 768px) 20rem, 92vw" />}
      title={
        <Link className={tileLinkClass} to={paths.venue(building.slug)}>
          {building.commercialName}
        </Link>
      }
      meta={`${street}, ${zipCode} ${city}`}
      footer={<span className={tileCueClass}>{t('venue.see')}</span>}
    />
  );
};
