import { type DayDraft, dayKey, withDay, withDayBack, withDayMore } from '@plenary/contracts/change-draft';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { roomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import { maxDays } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useEffect, useRef } from 'react';
import { AddonFields } from './addon-fields.tsx';
import styles from './change-fields.module.css';
import { DayFields } from './day-fields.tsx';
import { GivenUpDays } from './given-up-days.tsx';
import { marksFields } from './marks-fields.ts';
import { useTexts } from './texts-of.tsx';

interface Props {
  /** Of the booking. */
  days: readonly SearchDay[];
  booked: Addons;
  draft: readonly DayDraft[];
  chosen: Addons;
  /** What the page itself finds lacking, by field path `days.0.to`. */
  lacking: FieldErrors;
  /** What was answered to this draft. */
  preview: ChangePreview | undefined;
  /** Add-ons are not chosen here: the lines of the price sell them. */
  hasNoAddons?: boolean;
  onDraft: (draft: DayDraft[]) => void;
  onChosen: (chosen: Addons) => void;
}

/** What is wished for: each day, then the add-ons. The first field that is marked takes the focus. */
export const ChangeFields = ({ days, booked, draft, chosen, lacking, preview, hasNoAddons = false, onDraft, onChosen }: Props) => {
  const t = useTexts();
  const { settings } = usePlatform();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isMarked = Object.keys(lacking).length > 0 || (preview && marksFields(preview));
    if (isMarked) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [lacking, preview]);
  /** Its button is gone: the focus does not go with it. */
  const leave = (wished: DayDraft[]) => {
    onDraft(wished);
    ref.current?.focus();
  };
  const errors = { ...lacking, ...preview?.errors };
  const isEvening = days.some(({ evening }) => evening);
  const kept = draft.filter(({ from }) => from !== undefined);
  const mayAdd = roomFinderRules(settings).severalDays && !isEvening && draft.length < maxDays;
  const givenUp = days.filter(({ date }) => !kept.some(({ from }) => from === date));
  return (
    <div ref={ref} tabIndex={-1} className={styles.form}>
      {draft.map((day, index) => (
        <DayFields
          key={dayKey(day)}
          day={day}
          place={{ index, count: draft.length }}
          isEvening={isEvening}
          errors={errors}
          max={preview?.max}
          onChange={(fields) => onDraft(withDay(draft, index, fields, days))}
          // The last one of a booking is not given up: that is a cancellation.
          onLeave={day.from === undefined || kept.length > 1 ? () => leave(draft.filter((one) => one !== day)) : undefined}
        />
      ))}
      <GivenUpDays days={givenUp} onKeep={(day) => leave(withDayBack(draft, day))} />
      {mayAdd ? (
        <p className={styles.more}>
          <Button variant="secondary" size="small" onClick={() => onDraft(withDayMore(draft))}>
            {t('day.add')}
          </Button>
        </p>
      ) : null}
      {hasNoAddons ? null : <AddonFields booked={booked} chosen={chosen} errors={errors} onChange={onChosen} />}
    </div>
  );
};
