import { usePlatform } from '@plenary/platform';
import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { AtPlace } from '../desk/permitted.tsx';
import { CountryChoice, VenueChoice } from '../desk/venue-choice.tsx';
import { paths } from '../paths.ts';
import type { RoomsData } from './load-rooms.ts';
import { RoomsTable } from './rooms-table.tsx';

/** Rooms of a venue with capacities, thresholds and categories, to be changed by request (spec/logistics.md §2 "Staff pages"). */
export const RoomsPage = () => {
  const { country, venues, venue, rooms } = useLoaderData<RoomsData>();
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const navigate = useNavigate();
  const choices = (
    <>
      <CountryChoice country={country} onChange={(code) => navigate(paths.rooms({ country: code }))} />
      <VenueChoice venues={venues} venue={venue?.slug ?? null} onChange={(slug) => navigate(paths.rooms({ country, venue: slug }))} />
    </>
  );
  const follow = (id: string) => {
    notify({ text: t('rooms.thanks') });
    navigate(paths.roomChange(id));
  };
  return (
    <DeskPage title={t('rooms.title')} description={t('rooms.description')} choices={choices}>
      {venue && rooms ? (
        <AtPlace value={{ country, venueId: venue.venueId }}>
          <RoomsTable key={venue.slug} country={country} venue={venue} rooms={rooms} onRequested={follow} />
        </AtPlace>
      ) : (
        <EmptyState title={t('rooms.noVenue')} description={t('rooms.noVenueHint')} />
      )}
    </DeskPage>
  );
};
