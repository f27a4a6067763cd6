import { formatDays } from '@plenary/contracts/format';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { MailsPanel } from '../mails/mails-panel.tsx';
import { paths } from '../paths.ts';
import { OthersHere } from '../presence/others-here.tsx';
import { Answers } from './answers.tsx';
import { DecideSurvey } from './decide-survey.tsx';
import { Differences } from './differences.tsx';
import { LogOk } from './log-ok.tsx';
import { LunchChoice } from './lunch-choice.tsx';
import { StateBadge } from './state-badge.tsx';
import { Supplements } from './supplements.tsx';
import { SurveyHistory } from './survey-history.tsx';
import styles from './surveys.module.css';

/** A survey as staff decides on it: what differs from the signed quote, then all of it. */
export const SurveyPage = () => {
  const survey = useLoaderData<StaffSurvey>();
  return <Survey key={survey.eventId} survey={survey} />;
};

const Survey = ({ survey }: { survey: StaffSurvey }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { customer, buildingName, startDate, endDate, status, meetingScientistName, lunches, summary } = survey;
  const name = `${customer.firstname} ${customer.lastname}`;
  return (
    <DeskPage
      title={t('surveys.of', { company: customerName({ ...customer, name }), venue: buildingName })}
      description={t('surveys.about', {
        name,
        days: formatDays(startDate, endDate, locale),
        scientist: meetingScientistName,
      })}
      choices={
        <>
          <Link to={paths.sheet({ venue: survey.venueId, day: startDate })}>{t('sheets.open')}</Link>
          <Link to={paths.functionSheet({ venue: survey.venueId, day: startDate, quoteId: survey.quoteId, key: survey.eventId })}>
            {t('sheets.function')}
          </Link>
          <Link to={paths.surveys()}>{t('surveys.back')}</Link>
        </>
      }
    >
      <OthersHere subject={`survey-${survey.eventId}`} />
      <div className={styles.columns}>
        <div className={styles.decision}>
          <Panel id="decision" title={t('surveys.state')}>
            <p>
              <StateBadge status={status} />
            </p>
            <p>
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            </p>
            <DecideSurvey survey={survey} />
            <LogOk survey={survey} />
          </Panel>
        </div>
        <div className={`${styles.column} ${styles.main}`}>
          <Differences survey={survey} />
          <Supplements survey={survey} />
          <Answers summary={summary} />
        </div>
        <div className={`${styles.column} ${styles.rest}`}>
          {lunches.length > 0 ? (
            <Panel id="lunches" title={t('surveys.lunches')}>
              {lunches.map((lunch) => (
                <LunchChoice
                  key={`${survey.revision} ${lunch.dayIndex}`}
                  eventId={survey.eventId}
                  date={summary.days[lunch.dayIndex]?.date ?? startDate}
                  lunch={lunch}
                />
              ))}
            </Panel>
          ) : null}
          <SurveyHistory history={survey.history} isSaved={survey.savedAt !== null} />
          {survey.quoteId ? <MailsPanel quoteId={survey.quoteId} /> : null}
        </div>
      </div>
    </DeskPage>
  );
};
