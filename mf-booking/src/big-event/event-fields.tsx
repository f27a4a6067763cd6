import { bigEventLimits, maxBigEventRooms } from '@plenary/contracts/big-event-rules';
import { maxPax } from '@plenary/contracts/terms';
import type { Venue } from '@plenary/contracts/venue';
import { Checkbox } from '@plenary/ui/checkbox';
import { PaxField } from '@plenary/ui/pax-field';
import { TextArea } from '@plenary/ui/text-area';
import { useTranslation } from 'react-i18next';
import styles from './big-event-form.module.css';
import { EventDays } from './event-days.tsx';
import { fieldId } from './field-words.ts';
import type { FormPart } from './form-part.ts';

/** Details of the event (spec/booking.md §2 "event details"). */
export const EventFields = ({ event, errorOf, venue }: FormPart & { venue: Venue }) => {
  const { t } = useTranslation('booking');
  const { draft, change } = event;
  const { minimum: minimumPax } = venue.eventDemandPax;
  const count = (name: 'pax' | 'rooms-count', { min, max, description }: { min: number; max: number; description?: string }) => (
    <PaxField
      id={fieldId(name)}
      name={name}
      label={t(`bigEvent.field.${name}`)}
      description={description}
      value={draft[name]}
      onChange={(value) => change(name, value)}
      error={errorOf(name)}
      min={min}
      max={max}
      decreaseLabel={t('bigEvent.fewer')}
      increaseLabel={t('bigEvent.more')}
    />
  );
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('bigEvent.details')}</legend>
      <div className={styles.fields}>
        <EventDays event={event} errorOf={errorOf} venue={venue} />
        <div className={styles.whole}>
          <Checkbox
            id={fieldId('flexible-date')}
            name="flexible-date"
            label={t('bigEvent.field.flexible-date')}
            isSelected={draft['flexible-date']}
            onChange={(isSelected) => change('flexible-date', isSelected)}
            error={errorOf('flexible-date')}
          />
        </div>
        {count('pax', {
          min: minimumPax ?? 1,
          max: maxPax,
          description: minimumPax === null ? undefined : t('bigEvent.fromPax', { minimum: minimumPax }),
        })}
        {count('rooms-count', { min: 1, max: maxBigEventRooms, description: minimumPax === null ? undefined : t('bigEvent.roomsHint') })}
        <div className={styles.whole}>
          <TextArea
            id={fieldId('message')}
            name="message"
            label={t('bigEvent.field.message')}
            description={t('bigEvent.messageHint')}
            value={draft.message}
            onChange={(value) => change('message', value)}
            error={errorOf('message')}
            maxLength={bigEventLimits.message}
            required
          />
        </div>
      </div>
    </fieldset>
  );
};
