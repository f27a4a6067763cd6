import { formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { TrailPlaces } from '../desk/trail-places.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { retentionSources } from './api.ts';
import type { RetentionData } from './load-retention.ts';
import { Removed } from './removed.tsx';
import styles from './retention.module.css';

/** The removals of the daily retention in every service, by month: kinds and numbers, no personal data. */
export const RetentionPage = () => {
  const { month, nextMonth, previousMonth, days, away } = useLoaderData<RetentionData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const title = formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' });
  const sources = retentionSources.filter((source) => !away.includes(source));
  return (
    <DeskPage title={t('retention.title')} description={t('retention.description')} choices={<TrailPlaces current="retention" />}>
      <Unanswered away={away}>
        <div className={styles.head}>
          <h2 className={styles.month}>{title}</h2>
          <nav className={styles.months} aria-label={t('retention.months')}>
            {previousMonth ? <MonthLink to={previousMonth} words={t('retention.previous')} /> : null}
            {nextMonth ? <MonthLink to={nextMonth} words={t('retention.next')} /> : null}
          </nav>
        </div>
        {days.length === 0 && away.length === 0 ? <EmptyState title={t('retention.none')} /> : null}
        {days.length > 0 ? (
          <DataTable caption={title} isCaptionHidden isStacked density="dense">
            <thead>
              <tr>
                {[t('retention.day'), ...sources.map((source) => t(`undelivered.sources.${source}`))].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, runs }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day, locale)}</th>
                  {sources.map((source) => (
                    <td key={source} data-label={t(`undelivered.sources.${source}`)}>
                      <Removed run={runs[source]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DataTable>
        ) : null}
      </Unanswered>
    </DeskPage>
  );
};

const MonthLink = ({ to, words }: { to: string; words: string }) => (
  <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.retention(to)}>
    {words}
  </DeskLink>
);
