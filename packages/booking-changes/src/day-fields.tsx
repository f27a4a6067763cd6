import type { DayDraft } from '@plenary/contracts/change-draft';
import { formatDay } from '@plenary/contracts/format';
import { legalPlenaryDurations } from '@plenary/contracts/legal-durations';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { PaxField } from '@plenary/ui/pax-field';
import { TextField } from '@plenary/ui/text-field';
import styles from './change-fields.module.css';
import { dayFault, paxFault } from './fault-words.ts';
import { Folded } from './folded.tsx';
import { DurationField, SetUpField } from './room-choices.tsx';
import { SubcommitteeFields } from './subcommittee-fields.tsx';
import { useTexts } from './texts-of.tsx';

interface Props {
  day: DayDraft;
  place: { index: number; count: number };
  /** It has people and nothing else of a day. */
  isEvening: boolean;
  /** By field path `days.0.to`. */
  errors: FieldErrors;
  /** People that the greatest room holds, where some field has too many. */
  max?: number | undefined;
  onChange: (fields: Partial<DayDraft>) => void;
  /** Undefined: it stays. */
  onLeave?: (() => void) | undefined;
}

/** A day of the booking: the one in its place and its people, and, folded up, its set-up, halves, lunch and subcommittees. */
export const DayFields = ({ day, place: { index, count }, isEvening, errors, max, onChange, onLeave }: Props) => {
  const t = useTexts();
  const { locale } = usePlatform();
  const { from, to, pax, configuration, duration, lunchPax, subcommittees } = day;
  const path = `days.${index}`;
  const choiceFault = (field: string) => (errors[`${path}.${field}`] ? t('faults.not_offered') : undefined);
  const ofFolded = ['plenary.configuration', 'plenary.duration', 'lunchPax', 'subcommittees'].map((field) => `${path}.${field}`);
  const steps = { decreaseLabel: t('day.fewer'), increaseLabel: t('day.more') };
  return (
    <fieldset className={styles.day}>
      <legend>{t('day.legend', { number: index + 1, day: from ? formatDay(from, locale, 'full') : t('day.added') })}</legend>
      <TextField
        type="date"
        label={t(from ? 'day.date' : 'day.ofAdded')}
        value={to}
        error={dayFault(t, errors[`${path}.to`])}
        onChange={(chosen) => onChange({ to: chosen })}
      />
      <PaxField
        label={t('day.pax')}
        value={pax}
        error={paxFault(t, errors[`${path}.plenary.pax`], max)}
        onChange={(people) => onChange({ pax: people })}
        {...steps}
      />
      {isEvening ? null : (
        <Folded summary={t('day.details')} isMarked={Object.keys(errors).some((at) => ofFolded.some((field) => at.startsWith(field)))}>
          <div className={styles.fields}>
            <SetUpField
              value={configuration}
              error={choiceFault('plenary.configuration')}
              onChange={(setUp) => onChange({ configuration: setUp })}
            />
            <DurationField
              value={duration}
              offered={legalPlenaryDurations(index, count)}
              error={choiceFault('plenary.duration')}
              onChange={(halves) => onChange({ duration: halves })}
            />
            <PaxField
              label={t('day.lunch')}
              min={0}
              value={lunchPax}
              error={paxFault(t, errors[`${path}.lunchPax`])}
              onChange={(eating) => onChange({ lunchPax: eating })}
              {...steps}
            />
          </div>
          <SubcommitteeFields
            rooms={subcommittees}
            halves={duration}
            path={`${path}.subcommittees`}
            errors={errors}
            max={max}
            onChange={(rooms) => onChange({ subcommittees: rooms })}
          />
        </Folded>
      )}
      {onLeave ? (
        <p className={styles.leave}>
          <Button variant="quiet" size="small" onClick={onLeave}>
            {from ? t('day.giveUp', { day: formatDay(from, locale, 'full') }) : t('day.remove', { number: index + 1 })}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
};
