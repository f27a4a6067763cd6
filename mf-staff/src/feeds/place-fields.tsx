import { defaultCountryCode } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useLoading } from '@plenary/platform/loading';
import { NativeSelect } from '@plenary/ui/native-select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchRooms, fetchVenues } from '../api.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { CountryChoice, VenueChoice } from '../desk/venue-choice.tsx';

interface Props {
  kind: 'venue' | 'room';
  /** Slug of the venue or id of the room; null: none is chosen. */
  id: string | null;
  onChange: (id: string | null) => void;
}

/** Which venue, or which of its rooms, a feed is of. */
export const PlaceFields = ({ kind, id, onChange }: Props) => {
  const [country, setCountry] = useState<CountryCode>(defaultCountryCode);
  const [venue, setVenue] = useState<string | null>(null);
  const choose = (slug: string | null) => {
    setVenue(slug);
    onChange(kind === 'venue' ? slug : null);
  };
  const change = (code: CountryCode) => {
    setCountry(code);
    choose(null);
  };
  return (
    <>
      <CountryChoice country={country} onChange={change} />
      <VenueField key={country} country={country} venue={venue} onChange={choose} />
      {kind === 'room' && venue ? <RoomField key={venue} country={country} venue={venue} room={id} onChange={onChange} /> : null}
    </>
  );
};

interface VenueProps {
  country: CountryCode;
  venue: string | null;
  onChange: (slug: string) => void;
}

const VenueField = ({ country, venue, onChange }: VenueProps) => {
  const { t } = useTranslation('staff');
  const { loading } = useLoading({ load: (signal) => fetchVenues(country, signal) });
  if (loading.type === 'failed') return <FailureNotice>{t('feeds.failures.places')}</FailureNotice>;
  return <VenueChoice venues={loading.type === 'loaded' ? loading.value : []} venue={venue} onChange={onChange} />;
};

interface RoomProps {
  country: CountryCode;
  venue: string;
  room: string | null;
  onChange: (roomId: string) => void;
}

const RoomField = ({ country, venue, room, onChange }: RoomProps) => {
  const { t } = useTranslation('staff');
  const { loading } = useLoading({ load: (signal) => fetchRooms({ code: country, venue }, signal) });
  if (loading.type === 'failed') return <FailureNotice>{t('feeds.failures.places')}</FailureNotice>;
  return (
    <NativeSelect
      label={t('feeds.room')}
      placeholder={t('feeds.chooseRoom')}
      options={loading.type === 'loaded' ? loading.value.rooms.map(({ id, name }) => ({ id, label: name })) : []}
      value={room}
      isDisabled={loading.type !== 'loaded'}
      onChange={onChange}
    />
  );
};
