import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { NativeSelect } from '@plenary/ui/native-select';
import { useTranslation } from 'react-i18next';

interface CountryProps {
  country: CountryCode;
  onChange: (country: CountryCode) => void;
}

export const CountryChoice = ({ country, onChange }: CountryProps) => {
  const { t } = useTranslation('staff');
  const options = countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }));
  return <NativeSelect label={t('desk.country')} options={options} value={country} onChange={onChange} />;
};

interface VenueProps {
  venues: readonly { slug: string; name: string }[];
  /** Slug; null: none is chosen. */
  venue: string | null;
  onChange: (slug: string) => void;
}

export const VenueChoice = ({ venues, venue, onChange }: VenueProps) => {
  const { t } = useTranslation('staff');
  const options = venues.map(({ slug, name }) => ({ id: slug, label: name }));
  return <NativeSelect label={t('desk.venue')} placeholder={t('desk.chooseVenue')} options={options} value={venue} onChange={onChange} />;
};
