import type { Venue } from '@plenary/contracts/venue';
import type { VenueRoom } from '@plenary/contracts/venue-room';
import { useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { SearchOverlay } from '../search/search-overlay.tsx';
import type { Search } from '../search/use-search.ts';
import type { AvailabilityOutcome } from './availability-outcome.ts';
import { RoomCard } from './room-card.tsx';
import { type RoomUse, usesByRoom } from './room-uses.ts';
import styles from './venue-rooms.module.css';

interface Props {
  venue: Pick<Venue, 'slug' | 'name' | 'palette' | 'pictures' | 'rooms'>;
  outcome: AvailabilityOutcome | null;
  /** Query with the search that the outcome answers. */
  query: string;
  search: Search;
}

const noUses: RoomUse[] = [];

/** Rooms of the venue; after a search the rooms that an option would keep come first, with what each is for. */
export const VenueRooms = ({ venue, outcome, query, search }: Props) => {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const { slug, name, rooms = [] } = venue;
  const found = outcome?.type === 'available' ? outcome : null;
  const uses = usesByRoom(found?.rooms ?? []);
  const kept = [...uses.keys()].flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const others = rooms.filter(({ id }) => !uses.has(id));
  const othersId = kept.length > 0 ? 'other-rooms' : 'rooms';
  const hasSubRooms = [...uses.values()].flat().some(({ place }) => place > 0);
  const list = (cards: readonly VenueRoom[], className = styles.rooms) => (
    <ul className={className}>
      {cards.map((room) => (
        <li key={room.id} className={styles.item}>
          <RoomCard venue={venue} room={room} uses={uses.get(room.id) ?? noUses} hasSubRooms={hasSubRooms} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {kept.length > 0 ? (
        <SearchOverlay search={search} onReset={() => void navigate(paths.venue(slug, query), { preventScrollReset: true })}>
          <section aria-labelledby="rooms">
            <h2 id="rooms" className={styles.heading}>
              {t('venuePage.rooms.kept', { count: kept.length, name })}
            </h2>
            <p className={styles.lead}>{t(found?.optionRank === 2 ? 'venuePage.rooms.keptLeadSecond' : 'venuePage.rooms.keptLead')}</p>
            {list(kept)}
          </section>
        </SearchOverlay>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby={othersId}>
          <h2 id={othersId} className={styles.heading}>
            {t(kept.length > 0 ? 'venuePage.rooms.others' : 'venuePage.rooms.all')}
          </h2>
          {list(others, `${styles.rooms} ${styles.beside}`)}
        </section>
      ) : null}
    </>
  );
};
