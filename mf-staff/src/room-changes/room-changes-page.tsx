import { formatInstant } from '@plenary/contracts/format';
import { roomChangeStates } from '@plenary/contracts/referential-terms';
import { usePlatform } from '@plenary/platform';
import { NavLink, useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import type { RoomChangesData } from './load-room-changes.ts';

/** The requested room changes and their outcomes. */
export const RoomChangesPage = () => {
  const { state, requests } = useLoaderData<RoomChangesData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const choices = (
    <StateLinks
      label={t('roomChanges.states')}
      links={roomChangeStates.map((one) => ({ name: t(`roomChanges.${one}`), to: paths.roomChanges(one), isCurrent: one === state }))}
    />
  );
  return (
    <DeskPage title={t('roomChanges.title')} choices={choices}>
      {requests.length === 0 ? (
        <EmptyState title={t('roomChanges.none')} action={<NavLink to={paths.rooms()}>{t('roomChanges.toRooms')}</NavLink>} />
      ) : (
        <DataTable caption={t('roomChanges.title')} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              {(['room', 'changes', 'by', 'at'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`roomChanges.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requests.map(({ id, venue, room, modifications, requestedBy, requestedAt }) => (
              <tr key={id}>
                <th scope="row">
                  <DeskLink to={paths.roomChange(id)}>{t('roomChanges.roomOf', { room: room.name, venue: venue.name })}</DeskLink>
                </th>
                <td data-label={t('roomChanges.changes')}>
                  {modifications.map(({ field, from, to }) => `${t(`fields.${field}`)} ${from ?? '–'} → ${to}`).join(', ')}
                </td>
                <td data-label={t('roomChanges.by')}>{requestedBy.name}</td>
                <td data-label={t('roomChanges.at')}>{formatInstant(requestedAt, locale)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </DeskPage>
  );
};
