import { getDealMails } from '@plenary/contracts/desk-records.endpoints';
import { formatDays } from '@plenary/contracts/format';
import { acceptSurvey, chooseLunch } from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { useMissingJob } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { AtPlace, Permitted, useMay } from '../desk/permitted.tsx';
import { MailsPanel } from '../mails/mails-panel.tsx';
import { paths } from '../paths.ts';
import { OthersHere } from '../presence/others-here.tsx';
import { Answers } from './answers.tsx';
import { DecideSurvey } from './decide-survey.tsx';
import { DecisionWays } from './decision-ways.tsx';
import { Differences } from './differences.tsx';
import { LogOk } from './log-ok.tsx';
import { LunchChoice } from './lunch-choice.tsx';
import { StateBadge } from './state-badge.tsx';
import { Supplements } from './supplements.tsx';
import { SurveyHistory } from './survey-history.tsx';
import styles from './surveys.module.css';

/** Of the text that says why the reader may not choose lunches. */
const lunchReasonId = 'lunch-reason';

/** A survey as staff decides on it: what differs from the signed quote, then all of it. */
export const SurveyPage = () => {
  const survey = useLoaderData<StaffSurvey>();
  return (
    <AtPlace value={{ country: survey.venueCountry, venueId: survey.venueId }}>
      <Survey key={survey.eventId} survey={survey} />
    </AtPlace>
  );
};

const Survey = ({ survey }: { survey: StaffSurvey }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const mayDecide = useMay(acceptSurvey);
  const refusedLunch = useMissingJob(chooseLunch);
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
          {survey.quoteId ? <DeskLink to={paths.quote(survey.quoteId)}>{t('planning.toQuote')}</DeskLink> : null}
          <DeskLink to={paths.sheet({ venue: survey.venueId, day: startDate })}>{t('sheets.open')}</DeskLink>
          <DeskLink to={paths.functionSheet({ venue: survey.venueId, day: startDate, quoteId: survey.quoteId, key: survey.eventId })}>
            {t('sheets.function')}
          </DeskLink>
          <DeskLink to={paths.surveys()}>{t('surveys.back')}</DeskLink>
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
            {mayDecide ? <DecideSurvey survey={survey} /> : <DecisionWays status={status} />}
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
              {refusedLunch ? <p id={lunchReasonId}>{refusedLunch}</p> : null}
              {lunches.map((lunch) => (
                <LunchChoice
                  key={`${survey.revision} ${lunch.dayIndex}`}
                  eventId={survey.eventId}
                  date={summary.days[lunch.dayIndex]?.date ?? startDate}
                  lunch={lunch}
                  {...(refusedLunch && { refusedBy: lunchReasonId })}
                />
              ))}
            </Panel>
          ) : null}
          <SurveyHistory history={survey.history} countryCode={survey.venueCountry} isSaved={survey.savedAt !== null} />
          <Permitted by={getDealMails}>
            {survey.quoteId ? <MailsPanel quoteId={survey.quoteId} countryCode={survey.venueCountry} /> : null}
          </Permitted>
        </div>
      </div>
    </DeskPage>
  );
};
