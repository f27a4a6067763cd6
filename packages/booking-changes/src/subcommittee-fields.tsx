import type { RoomDraft } from '@plenary/contracts/change-draft';
import { legalSubcommitteeDurations } from '@plenary/contracts/legal-durations';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Duration } from '@plenary/contracts/search';
import { maxSubcommittees } from '@plenary/contracts/terms';
import { Button } from '@plenary/ui/button';
import { FieldError } from '@plenary/ui/field-error';
import { PaxField } from '@plenary/ui/pax-field';
import { useId } from 'react';
import styles from './change-fields.module.css';
import { paxFault } from './fault-words.ts';
import { DurationField, SetUpField } from './room-choices.tsx';
import { useTexts } from './texts-of.tsx';

interface Props {
  rooms: readonly RoomDraft[];
  /** Of the plenary. */
  halves: Duration;
  /** `days.0.subcommittees`, which each room's fields begin with: `days.0.subcommittees.1.pax`. */
  path: string;
  errors: FieldErrors;
  max: number | undefined;
  onChange: (rooms: RoomDraft[]) => void;
}

/** The subcommittees of a day: each can be changed or given up, and others come. */
export const SubcommitteeFields = ({ rooms, halves, path, errors, max, onChange }: Props) => {
  const t = useTexts();
  const errorId = useId();
  const edit = (index: number, fields: Partial<RoomDraft>) =>
    onChange(rooms.map((room, place) => (place === index ? { ...room, ...fields } : room)));
  return (
    <div className={styles.rooms}>
      {rooms.map(({ from, pax, configuration, duration }, index) => (
        <fieldset key={from ?? `new-${index}`} className={styles.room}>
          <legend className="visually-hidden">{t('room.title', { number: index + 1 })}</legend>
          <div className={styles.roomHead}>
            <p aria-hidden="true">{t('room.title', { number: index + 1 })}</p>
            <Button variant="quiet" size="small" onClick={() => onChange(rooms.filter((_, place) => place !== index))}>
              {t('room.remove', { number: index + 1 })}
            </Button>
          </div>
          <PaxField
            label={t('room.pax')}
            value={pax}
            error={paxFault(t, errors[`${path}.${index}.pax`], max)}
            onChange={(people) => edit(index, { pax: people })}
            decreaseLabel={t('room.fewer')}
            increaseLabel={t('room.more')}
          />
          <SetUpField
            value={configuration}
            error={errors[`${path}.${index}.configuration`] ? t('faults.not_offered') : undefined}
            onChange={(setUp) => edit(index, { configuration: setUp })}
          />
          <DurationField
            value={duration}
            error={errors[`${path}.${index}.duration`] ? t('faults.halves') : undefined}
            offered={legalSubcommitteeDurations(halves)}
            onChange={(half) => edit(index, { duration: half })}
          />
        </fieldset>
      ))}
      <FieldError id={errorId} message={errors[path] ? t('faults.not_offered') : undefined} />
      {rooms.length < maxSubcommittees ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange([...rooms, { pax: null, configuration: 'casual', duration: halves }])}
        >
          {t('room.add')}
        </Button>
      ) : null}
    </div>
  );
};
