import { networkLimits, priceTiers } from '@plenary/contracts/network-terms';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import styles from './network.module.css';
import type { VenueFields } from './use-venue-fields.ts';
import type { NumberKey } from './venue-form.ts';

const hoursBetween = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));

/** Opening hours, and the figures with which searches count. */
export const SalePanel = ({ fields }: { fields: VenueFields }) => {
  const { t } = useTranslation('staff');
  const { text, theirs } = fields;
  const number = (key: NumberKey, hint?: string) => (
    <TextField {...text(key)} warning={theirs(key)} description={hint} inputMode="numeric" maxLength={3} autoComplete="off" />
  );
  const hours = (key: 'opens' | 'closes') => (
    <NativeSelect
      {...text(`openingHours.${key}`)}
      warning={theirs(`openingHours.${key}`)}
      options={[
        { id: '', label: t('network.usualHours') },
        ...hoursBetween(networkLimits[key]).map((hour) => ({ id: hour, label: t('network.hour', { hour }) })),
      ]}
    />
  );
  return (
    <Panel id="sale" title={t('network.panels.sale')}>
      <div className={styles.pair}>
        {hours('opens')}
        {hours('closes')}
      </div>
      <div className={styles.pair}>
        {number('lunchSeats.service1')}
        {number('lunchSeats.service2')}
      </div>
      {number('standardPaxLimit', t('network.hints.standardPaxLimit'))}
      <div className={styles.pair}>
        {number('eventDemandPax.default')}
        {number('eventDemandPax.minimum', t('network.hints.minimum'))}
      </div>
      <div className={styles.pair}>
        <NativeSelect
          {...text('tier')}
          warning={theirs('tier')}
          description={t('network.hints.tier')}
          options={priceTiers.map((id) => ({ id, label: t(`network.tiers.${id}`) }))}
        />
        <TextField
          {...text('minimumPricePerDay')}
          warning={theirs('minimumPricePerDay')}
          description={t('network.hints.minimumPricePerDay')}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
        />
      </div>
    </Panel>
  );
};
