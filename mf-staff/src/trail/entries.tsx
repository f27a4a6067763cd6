import type { AuditEntry } from '@plenary/contracts/audit-trail';
import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { subjectWords } from './subject-words.ts';
import styles from './trail-page.module.css';
import { useChangeWords } from './use-change-words.ts';

interface Props {
  entries: readonly AuditEntry[];
  /** Keyed by venue id. */
  venueNames?: Readonly<Record<string, string>>;
}

/** Entries of an audit trail, with what changed in words. */
export const Entries = ({ entries, venueNames }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const wordsOf = useChangeWords(venueNames);
  return (
    <DataTable caption={t('trail.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {(['at', 'by', 'action', 'subject', 'changes'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`trail.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, by, action, subject, changes }) => (
          <tr key={id}>
            <td className={styles.at} data-label={t('trail.at')}>
              {formatInstant(at, locale)}
            </td>
            <td data-label={t('trail.by')} title={by.email}>
              {by.name}
            </td>
            <td data-label={t('trail.action')}>
              {t([`trail.actions.${action}` as 'trail.actions.other', 'trail.actions.other'], { action })}
            </td>
            <td data-label={t('trail.subject')}>{subjectWords(t, subject, locale)}</td>
            <td data-label={t('trail.changes')}>
              <ul className={styles.changes}>
                {changes.map((change) => (
                  <li key={change.field}>{wordsOf(change)}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
