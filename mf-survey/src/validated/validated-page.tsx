import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { useTelephones } from '@plenary/platform/telephone';
import { ButtonLink, buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { calendarAddress } from '../api.ts';
import { paths } from '../paths.ts';
import { SummaryScientist } from '../summary/summary-scientist.tsx';
import { SummaryView } from '../summary/summary-view.tsx';
import { dayRange } from '../survey/day-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import page from '../survey/survey-page.module.css';
import styles from './validated-page.module.css';

/** Date, venue and contact to read, with no field to fill in (spec/logistics.md §2 "Validated page"). */
export const ValidatedPage = () => {
  const { t } = useTranslation('survey');
  const summary = useLoaderData<SurveySummary>();
  const { eventId, overview } = useSurvey();
  const { isLogOk, isOwner, status } = overview;
  const isSettled = status === 'DONE' && !summary.hasWarning;
  const settledLead = leadOf(summary);
  const title = isLogOk ? t(isSettled ? 'validated.title' : 'validated.closed') : t('validated.open');
  useTitle(title);
  return (
    <>
      <div className={page.page}>
        <header className={styles.header}>
          {isLogOk && isSettled ? (
            <span className={styles.mark}>
              <Icon name="check" size={24} />
            </span>
          ) : null}
          <h1>{title}</h1>
          {isLogOk ? <p className={styles.lead}>{t(isSettled ? settledLead : 'validated.unsettled')}</p> : null}
        </header>
        <EventFacts summary={summary} />
        <SummaryView summary={summary} isEditable={!isLogOk && status !== 'WAITING_COMET_VALIDATION'} />
        {isOwner ? (
          <div className={styles.ways}>
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.event(eventId)}>
              {t('page.back')}
            </Link>
            <ButtonLink variant="quiet" href={calendarAddress(eventId)} download icon={<Icon name="calendar" size={20} />}>
              {t('validated.calendar')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <SummaryScientist summary={summary} canSave={false} />
    </>
  );
};

/** What is left to do for a customer whose answers are settled. */
const leadOf = ({ supplements, agreed = [] }: SurveySummary) => {
  if ((supplements?.proposed ?? []).length > 0) return 'validated.chargeAsked';
  return agreed.some(({ awaitsCustomer }) => awaitsCustomer) ? 'validated.priceAsked' : 'validated.contactScientist';
};

const EventFacts = ({ summary }: { summary: SurveySummary }) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const writeTelephone = useTelephones();
  const { firstname, lastname, email, phoneNumber } = summary.contact;
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>{t('validated.date')}</dt>
          <dd>{dayRange(summary.startDate, summary.endDate, locale)}</dd>
        </div>
        <div>
          <dt>{t('validated.venue')}</dt>
          <dd>{summary.buildingName}</dd>
        </div>
        <div>
          <dt>{t('validated.contact')}</dt>
          <dd>
            {`${firstname.value} ${lastname.value}`.trim() || t('summary.none')}
            {[email.value, writeTelephone(phoneNumber.value ?? '')].filter(Boolean).map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </Card>
  );
};
