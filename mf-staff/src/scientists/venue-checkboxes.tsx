import { Checkbox } from '@plenary/ui/checkbox';
import { useTranslation } from 'react-i18next';
import type { Scientist } from './api.ts';
import type { CountryVenues } from './load-scientists.ts';
import styles from './scientists.module.css';

interface Props {
  countries: readonly CountryVenues[];
  venueIds: readonly string[];
  /** The other scientists, from whom a chosen venue is taken. */
  others: readonly Scientist[];
  onChange: (venueIds: string[]) => void;
}

/** Venues of the network, country by country. */
export const VenueCheckboxes = ({ countries, venueIds, others, onChange }: Props) => {
  const { t } = useTranslation('staff');
  const ownerOf = (venueId: string) => {
    const owner = others.find((other) => other.venueIds.includes(venueId));
    return owner ? t('scientists.hasIt', { name: `${owner.firstName} ${owner.lastName}` }) : undefined;
  };
  const withVenues = countries.filter(({ venues }) => venues.length > 0);
  return withVenues.map(({ country, venues }) => (
    <fieldset key={country} className={styles.choices}>
      <legend className={styles.legend}>{t('scientists.venuesOf', { country: t(`countries.${country}`) })}</legend>
      {venues.map(({ venueId, name }) => (
        <Checkbox
          key={venueId}
          label={name}
          description={ownerOf(venueId)}
          isSelected={venueIds.includes(venueId)}
          onChange={(isChosen) => onChange(isChosen ? [...venueIds, venueId] : venueIds.filter((id) => id !== venueId))}
        />
      ))}
    </fieldset>
  ));
};
