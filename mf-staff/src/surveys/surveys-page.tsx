import { formatDays, formatInstant } from '@plenary/contracts/format';
import type { SurveyRow } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import type { SurveyView } from './api.ts';
import type { SurveysData } from './load-surveys.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './surveys.module.css';

const states = ['WAITING_COMET_VALIDATION', 'TODO', 'DONE'] as const;

/** Surveys of events to come, of one state or with a charge that waits for its customer; who waits the longest stands first. */
export const SurveysPage = () => {
  const { view, surveys } = useLoaderData<SurveysData>();
  const { t } = useTranslation('staff');
  const links = [...states, 'charges' as const].map((one) => ({
    name: t(`surveys.states.${one}`),
    to: one === 'charges' ? paths.chargedSurveys() : paths.surveys(one === states[0] ? undefined : one),
    isCurrent: one === view,
  }));
  return (
    <DeskPage
      title={t('surveys.title')}
      description={t('surveys.description')}
      choices={<StateLinks label={t('surveys.show')} links={links} />}
    >
      {surveys.length === 0 ? <EmptyState title={t(`surveys.none.${view}`)} /> : <SurveysTable surveys={surveys} view={view} />}
    </DeskPage>
  );
};

const SurveysTable = ({ surveys, view }: { surveys: readonly SurveyRow[]; view: SurveyView }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('surveys.title')} isCaptionHidden isStacked density="dense">
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
        {surveys.map(({ eventId, customer, buildingName, startDate, endDate, savedAt, meetingScientistName, ...row }) => (
          <tr key={eventId}>
            <th scope="row" className={styles.who}>
              <DeskLink to={paths.survey(eventId)}>{t('surveys.customerOf', { ...customer })}</DeskLink>
            </th>
            <td className={styles.who} data-label={t('surveys.columns.event')}>
              {buildingName}, {formatDays(startDate, endDate, locale)}
            </td>
            <td className={styles.short} data-label={t('surveys.columns.warnings')}>
              <span className={styles.badges}>
                {view === 'charges' ? <StateBadge status={row.status} /> : null}
                {row.warningCount > 0 ? <Badge tone="warning">{t('surveys.warnings', { count: row.warningCount })}</Badge> : null}
                {row.proposedChargeCount ? (
                  <Badge tone="info">{t('surveys.proposedCharges', { count: row.proposedChargeCount })}</Badge>
                ) : null}
                {row.isLogOk ? <Badge tone="neutral">{t('surveys.closed')}</Badge> : null}
              </span>
            </td>
            <td className={styles.short} data-label={t('surveys.columns.savedAt')}>
              {savedAt ? formatInstant(savedAt, locale) : t('surveys.never')}
            </td>
            <td data-label={t('surveys.columns.scientist')}>{meetingScientistName}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
