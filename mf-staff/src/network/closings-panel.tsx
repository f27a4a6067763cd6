import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { closingFault, comingDaysOf } from '@plenary/contracts/venue-closings';
import { useTranslation } from 'react-i18next';
import { BookedBetween } from '../desk/booked-between.tsx';
import { localToday } from '../desk/local-today.ts';
import { Panel } from '../desk/panel.tsx';
import { ListEditor } from './list-editor.tsx';
import styles from './network.module.css';
import type { VenueFields } from './use-venue-fields.ts';
import type { Row } from './venue-form.ts';

interface Props {
  venue: NetworkVenue;
  fields: VenueFields;
}

/** The days to come of the closings that are typed and not saved, each once. */
const addedDays = (rows: readonly Row[], { facts: { closings = [] } }: NetworkVenue) => {
  const keyOf = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
  const known = new Set(closings.map(keyOf));
  const added = rows
    .map(({ from = '', to = '' }) => ({ from, to: to || from }))
    .filter((days) => !closingFault(days) && !known.has(keyOf(days)));
  const coming = added.flatMap((days) => comingDaysOf(days, localToday(new Date())) ?? []);
  return [...new Map(coming.map((days) => [keyOf(days), days])).entries()];
};

/** Days on which the venue alone is closed, with what is booked on those that are added. */
export const ClosingsPanel = ({ venue, fields }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <Panel id="closings" title={t('network.panels.closings')}>
      <p className={styles.soft}>{t('network.hints.closings')}</p>
      <ListEditor list="closings" fields={fields} />
      {addedDays(fields.form.closings, venue).map(([key, days]) => (
        <BookedBetween key={key} country={venue.countryCode} venue={venue.slug} {...days} />
      ))}
    </Panel>
  );
};
