import { type DayDraft, withDay } from '@plenary/contracts/change-draft';
import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { Addons } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import { useEffect, useRef } from 'react';
import { AddonFields } from './addon-fields.tsx';
import styles from './change-fields.module.css';
import { DayFields } from './day-fields.tsx';
import { marksFields } from './marks-fields.ts';

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
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isMarked = Object.keys(lacking).length > 0 || (preview && marksFields(preview));
    if (isMarked) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [lacking, preview]);
  const errors = { ...lacking, ...preview?.errors };
  return (
    <div ref={ref} className={styles.form}>
      {draft.map((day, index) => (
        <DayFields
          key={day.from}
          day={day}
          place={{ index, count: draft.length }}
          isEvening={days[index]?.evening !== undefined}
          errors={errors}
          max={preview?.max}
          onChange={(fields) => onDraft(withDay(draft, index, fields, days))}
        />
      ))}
      {hasNoAddons ? null : <AddonFields booked={booked} chosen={chosen} errors={errors} onChange={onChosen} />}
    </div>
  );
};
