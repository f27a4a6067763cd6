import { defaultMapLinks } from '@plenary/contracts/deployment-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import styles from './network.module.css';
import type { VenueFields } from './use-venue-fields.ts';

/** Where a venue is: its address, and its position, which the map and the distances of other venues take. */
export const PlacePanel = ({ fields, countryCode }: { fields: VenueFields; countryCode: CountryCode }) => {
  const { t } = useTranslation('staff');
  const { settings } = usePlatform();
  const { text, limit, theirs, form } = fields;
  const onMap = (settings.addressUrl ?? defaultMapLinks.addressUrl).replace('{address}', encodeURIComponent(form.coordinates.trim()));
  return (
    <Panel id="place" title={t('network.panels.place')} action={<span className={styles.soft}>{t(`countries.${countryCode}`)}</span>}>
      <TextField {...text('address.street')} {...limit('address.street')} warning={theirs('address.street')} />
      <div className={styles.pair}>
        <TextField {...text('address.zipCode')} {...limit('address.zipCode')} warning={theirs('address.zipCode')} />
        <TextField {...text('address.city')} {...limit('address.city')} warning={theirs('address.city')} />
      </div>
      <TextField
        {...text('address.district')}
        {...limit('address.district')}
        warning={theirs('address.district')}
        description={t('network.hints.district')}
      />
      <TextField {...text('coordinates')} warning={theirs('coordinates')} description={t('network.hints.coordinates')} autoComplete="off" />
      <a className={styles.onMap} href={onMap} target="_blank" rel="noreferrer">
        {t('network.checkOnMap')} <Icon name="external" size={16} />
      </a>
    </Panel>
  );
};
