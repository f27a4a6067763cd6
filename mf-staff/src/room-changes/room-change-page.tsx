import { formatInstant } from '@plenary/contracts/format';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { paths } from '../paths.ts';
import { ChangesTable } from './changes-table.tsx';
import { Decide } from './decide.tsx';
import { Outgrown } from './outgrown.tsx';
import styles from './room-change.module.css';

/** A change that was asked for, old against new, read-only (spec/logistics.md §2 "Staff pages"). */
export const RoomChangePage = () => {
  const request = useLoaderData<RoomModificationRequest>();
  return <RoomChange key={request.id} request={request} />;
};

const RoomChange = ({ request }: { request: RoomModificationRequest }) => {
  const { t } = useTranslation('staff');
  const { locale, notify, session } = usePlatform();
  const navigate = useNavigate();
  const { venue, room, modifications, requestedBy, requestedAt, decidedBy, decidedAt, state, reason, outgrown } = request;
  const isOpen = state === 'open';
  const hasMovedOn = isOpen && modifications.some(({ from, current }) => from !== current);
  const leave = ({ outgrown }: RoomModificationRequest) => {
    const count = outgrown?.bookings.filter(({ status: held }) => held === 'confirmed').length ?? 0;
    notify({ text: count > 0 ? t('roomChange.unplaced', { count }) : t('rooms.thanks') });
    navigate(paths.rooms({ country: venue.countryCode, venue: venue.slug }));
  };
  return (
    <DeskPage
      title={t('roomChange.title', { room: room.name, venue: venue.name })}
      description={t('roomChange.asked', { name: requestedBy.name, at: formatInstant(requestedAt, locale) })}
    >
      <ChangesTable modifications={modifications} hasMovedOn={hasMovedOn} />
      {isOpen && !hasMovedOn && outgrown && outgrown.count > 0 ? <Outgrown {...outgrown} /> : null}
      {isOpen ? (
        <Decide id={request.id} hasMovedOn={hasMovedOn} isOwn={requestedBy.userId === session?.id} onDecided={leave} />
      ) : (
        <p className={styles.decided}>
          {t(`roomChange.${state}`, { name: decidedBy?.name, at: formatInstant(decidedAt ?? requestedAt, locale) })}
          {reason ? ` ${t('roomChange.because', { reason })}` : null}
        </p>
      )}
    </DeskPage>
  );
};
