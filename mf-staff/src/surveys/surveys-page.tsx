import type { SurveyRow } from '@plenary/contracts/staff-surveys';
import { usePlatform } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { formatDays, formatInstant } from '../desk/format-instant.ts';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import type { SurveysData } from './load-surveys.ts';
import styles from './surveys.module.css';

const states = ['WAITING_COMET_VALIDATION', 'TODO', 'DONE'] as const;

/** Surveys of events to come, of one state; who waits the longest stands first. */
export const SurveysPage = () => {
  const { status, surveys } = useLoaderData<SurveysData>();
  const { t } = useTranslation('staff');
  const links = states.map((one) => ({
    name: t(`surveys.states.${one}`),
    to: paths.surveys(one === states[0] ? undefined : one),
    isCurrent: one === status,
  }));
  return (
    <DeskPage
      title={t('surveys.title')}
      description={t('surveys.description')}
      choices={<StateLinks label={t('surveys.show')} links={links} />}
    >
      {surveys.length === 0 ? <EmptyState title={t(`surveys.none.${status}`)} /> : <SurveysTable surveys={surveys} />}
    </DeskPage>
  );
};

const SurveysTable = ({ surveys }: { surveys: readonly SurveyRow[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('surveys.title')} isCaptionHidden density="dense">
      <thead>
        <tr>
          {(['customer', 'event', 'warnings', 'savedAt', 'scientist'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`surveys.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {surveys.map(({ eventId, customer, buildingName, startDate, endDate, warningCount, savedAt, isLogOk, meetingScientistName }) => (
          <tr key={eventId}>
            <th scope="row" className={styles.who}>
              <Link to={paths.survey(eventId)}>{t('surveys.customerOf', { ...customer })}</Link>
            </th>
            <td className={styles.who}>
              {buildingName}, {formatDays(startDate, endDate, locale)}
            </td>
            <td className={styles.short}>
              {warningCount > 0 ? <Badge tone="warning">{t('surveys.warnings', { count: warningCount })}</Badge> : null}
              {isLogOk ? <Badge tone="neutral">{t('surveys.closed')}</Badge> : null}
            </td>
            <td className={styles.short}>{savedAt ? formatInstant(savedAt, locale) : t('surveys.never')}</td>
            <td>{meetingScientistName}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
