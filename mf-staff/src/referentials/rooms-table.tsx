import { capacityFields, thresholdFields } from '@plenary/contracts/referential-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useRevalidator } from '@plenary/platform/router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferentialVenue, VenueRooms } from '../api.ts';
import { moveInGrid } from './move-in-grid.ts';
import { RoomRow } from './room-row.tsx';
import styles from './rooms-table.module.css';

interface Props {
  country: CountryCode;
  venue: ReferentialVenue;
  rooms: VenueRooms;
  /** Told the id of the request. */
  onRequested: (id: string) => void;
}

/** One row per room, one field per cell: arrow keys go up and down a column, Enter requests the changes of the row. */
export const RoomsTable = ({ country, venue, rooms: { rooms, openRequests }, onRequested }: Props) => {
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const ref = useRef<HTMLTableElement>(null);
  return (
    <div className={styles.frame}>
      <table ref={ref} className={styles.table} onKeyDown={(event) => moveInGrid(ref.current, event)}>
        <caption className="visually-hidden">{t('rooms.caption', { venue: venue.name })}</caption>
        <thead>
          <tr>
            <td colSpan={3} />
            <th scope="colgroup" colSpan={capacityFields.length}>
              {t('rooms.capacities')}
            </th>
            <th scope="colgroup" colSpan={thresholdFields.length}>
              {t('rooms.thresholds')}
            </th>
            <td />
          </tr>
          <tr>
            <th scope="col" className={styles.room}>
              {t('rooms.room')}
            </th>
            <th scope="col">{t('fields.category')}</th>
            <th scope="col">{t('fields.subcommitteeType')}</th>
            {[...capacityFields, ...thresholdFields].map((field) => (
              <th key={field} scope="col" data-numeric>
                {t(`fields.${field}`)}
              </th>
            ))}
            <th scope="col" className={styles.ask}>
              <span className="visually-hidden">{t('rooms.request')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <RoomRow
              key={room.id}
              place={{ code: country, venue: venue.slug, roomId: room.id }}
              room={room}
              openRequestId={openRequests.find(({ roomId }) => roomId === room.id)?.id}
              onRequested={onRequested}
              onOutdated={revalidate}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
