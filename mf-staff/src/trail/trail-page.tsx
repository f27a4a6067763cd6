import type { AuditEntry, TrailPage as Page } from '@plenary/contracts/audit-trail';
import { usePlatform } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { formatInstant } from '../desk/format-instant.ts';
import { paths } from '../paths.ts';
import styles from './trail-page.module.css';

/** Who of the staff did what to what, and when: the newest first. */
export const TrailPage = () => {
  const { entries, next } = useLoaderData<Page>();
  const { t } = useTranslation('staff');
  return (
    <DeskPage title={t('trail.title')} description={t('trail.description')}>
      {entries.length === 0 ? <EmptyState title={t('trail.none')} /> : <Entries entries={entries} />}
      {next ? (
        <p className={styles.more}>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.trail(next)}>
            {t('trail.older')}
          </Link>
        </p>
      ) : null}
    </DeskPage>
  );
};

const Entries = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const nameOf = (field: string) => t([`fields.${field}`, `trail.fields.${field}`, 'trail.fields.other'], { field });
  const shownValue = (value: AuditEntry['changes'][number]['from']) => (value === null || value === '' ? '–' : String(value));
  return (
    <DataTable caption={t('trail.title')} isCaptionHidden density="dense">
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
            <td className={styles.at}>{formatInstant(at, locale)}</td>
            <td title={by.email}>{by.name}</td>
            <td>{t([`trail.actions.${action}`, 'trail.actions.other'], { action })}</td>
            <td>{subject.name}</td>
            <td>
              <ul className={styles.changes}>
                {changes.map(({ field, from, to }) => (
                  <li key={field}>{`${nameOf(field)}: ${shownValue(from)} → ${shownValue(to)}`}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
