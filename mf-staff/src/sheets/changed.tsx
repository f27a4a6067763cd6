import type { SheetEvent } from '@plenary/contracts/day-sheet';
import type { PaperVersions, SheetChange } from '@plenary/contracts/sheet-versions.schemas';
import type { SheetFact, SheetPlace } from '@plenary/contracts/sheet-versions-terms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

/** Whether one of some facts of a place has changed, or all of it is new. */
export type IsChanged = (place: SheetPlace, facts: readonly SheetFact[], index?: number) => boolean;

/** What a sheet marks: what nobody has on paper yet, else what the last version brought. */
export const markedOf = (versions: PaperVersions | null): readonly SheetChange[] =>
  versions && versions.changes.length > 0 ? versions.changes : (versions?.versions[0]?.changes ?? []);

/** What has changed of an event on a paper of a day; all of it where the event is new there. */
export const changedIn = (versions: PaperVersions | null, { quoteId, key }: Pick<SheetEvent, 'quoteId' | 'key'>): IsChanged => {
  const own = markedOf(versions).filter(({ event }) => event === (quoteId ?? key));
  const isNew = own.some(({ place, fact }) => place === 'event' && fact === 'entry');
  return (place, facts, index = 0) =>
    isNew || own.some((one) => one.place === place && one.index === index && (one.fact === 'entry' || facts.includes(one.fact)));
};

/** What has changed on a day, or (null) in the event as a whole. */
export const changedOn =
  (changes: readonly SheetChange[], day: string): IsChanged =>
  (place, facts, index = 0) =>
    changes.some(
      (change) =>
        (change.day === day || change.day === null) &&
        change.place === place &&
        change.index === index &&
        (change.fact === 'entry' || facts.includes(change.fact)),
    );

/** A value of a sheet, marked where it has changed; not by colour alone. */
export const Changed = ({ is, children }: { is: boolean; children: ReactNode }) => {
  const { t } = useTranslation('staff');
  if (!is) return children;
  return (
    <mark className={styles.changed}>
      {children}
      <span className="visually-hidden">{` (${t('sheets.versions.changed')})`}</span>
    </mark>
  );
};
