import { formatDay } from '@plenary/contracts/format';
import { legalPlenaryDurations, legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import { maxSubcommittees } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { PaxField } from '@plenary/ui/pax-field';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { addRoom, asEvening, type DraftDay, type DraftRoom, fullDay, withRoomsWithin } from './demand-draft.ts';
import styles from './new-quote.module.css';
import { RoomFields } from './room-fields.tsx';
import { useFaultWords } from './use-fault-words.ts';

interface Props {
  day: DraftDay;
  index: number;
  dayCount: number;
  errors: Record<string, string>;
  onChange: (day: DraftDay) => void;
  onRemove: () => void;
}

/** A day of the demand: its plenary, lunches and sub-rooms. */
export const DayFields = ({ day, index, dayCount, errors, onChange, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const faultOf = useFaultWords(errors);
  const { date, plenary, rooms, lunches, evening } = day;
  const path = `days.${index}`;
  const isFull = plenary.duration === fullDay;
  const changeRoom = (place: number, part: Partial<DraftRoom>) =>
    onChange({ ...day, rooms: rooms.map((room, at) => (at === place ? { ...room, ...part } : room)) });
  return (
    <fieldset className={styles.day}>
      <legend>{date ? formatDay(date, locale, 'weekdayAndYear') : t('newQuote.dayNumber', { number: index + 1 })}</legend>
      <div className={styles.room}>
        <TextField
          type="date"
          label={t('newQuote.date')}
          value={date}
          error={faultOf(`${path}.date`)}
          onChange={(chosen) => onChange({ ...day, date: chosen })}
        />
        <RoomFields
          room={plenary}
          durations={legalPlenaryDurations(index, dayCount)}
          path={`${path}.plenary`}
          errors={errors}
          onChange={(part) =>
            onChange(withRoomsWithin({ ...day, evening: part.duration ? null : evening, plenary: { ...plenary, ...part } }))
          }
          evening={dayCount === 1 ? { chosen: evening, onChoose: (alone) => onChange(asEvening(day, alone)) } : undefined}
        />
        {evening ? null : (
          <PaxField
            label={t('newQuote.lunches')}
            value={lunches ?? (isFull ? plenary.pax : null)}
            onChange={(pax) => onChange({ ...day, lunches: pax === plenary.pax && isFull ? null : pax })}
            error={faultOf(`${path}.lunchPax`)}
            decreaseLabel={t('newQuote.fewer')}
            increaseLabel={t('newQuote.more')}
          />
        )}
      </div>
      {rooms.map((room, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sub-room is known by its place alone.
        <fieldset key={place} className={styles.day}>
          <legend>{t('newQuote.subRoom', { number: place + 1 })}</legend>
          <div className={styles.room}>
            <RoomFields
              room={room}
              durations={legalSubcommitteeDurations(plenary.duration)}
              path={`${path}.subcommittees.${place}`}
              errors={errors}
              onChange={(part) => changeRoom(place, part)}
            />
          </div>
          <p>
            <Button variant="quiet" size="small" onClick={() => onChange({ ...day, rooms: rooms.filter((_, at) => at !== place) })}>
              {t('newQuote.removeRoom', { number: place + 1 })}
            </Button>
          </p>
        </fieldset>
      ))}
      <p className={styles.actions}>
        {rooms.length < maxSubcommittees && !evening ? (
          <Button variant="secondary" size="small" onClick={() => onChange(addRoom(day))}>
            {t('newQuote.addRoom')}
          </Button>
        ) : null}
        {dayCount > 1 ? (
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('newQuote.removeDay')}
          </Button>
        ) : null}
      </p>
    </fieldset>
  );
};
