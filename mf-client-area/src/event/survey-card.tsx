import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../area/status-badge.tsx';
import { paths } from '../paths.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import styles from './card.module.css';

/** The key of the text under the status: answers that staff check are not called approved, nor are answers that were never saved. */
const textOf = (status: MeetingEventDetails['status'], isClosed: boolean) => {
  if (!isClosed || status === 'WAITING_COMET_VALIDATION') return status;
  return status === 'DONE' ? 'closed' : 'ended';
};

/** The logistics of an event: their status, the link to them, and the link to share (spec/logistics.md §§2, 4). `isNextStep`: the page asks for nothing before. */
export const SurveyCard = ({ event, isNextStep }: { event: MeetingEventDetails; isNextStep: boolean }) => {
  const { t } = useTranslation('client-area');
  const { language, track } = usePlatform();
  const [isSharing, setSharing] = useState(false);
  const { eventId, status, isLogOk, isPast, customerSurveyUrl, canAskForAddons, timeZone, agreedChanges = [] } = event;
  const isWaiting = status === 'WAITING_COMET_VALIDATION';
  const isClosed = isLogOk || isPast;
  const openAction = status === 'DONE' ? 'edit' : 'complete';
  const action = isClosed ? 'view' : openAction;
  const atPrice = agreedChanges.filter(({ awaitsCustomer }) => awaitsCustomer).length;
  const agreed = agreedChanges.filter(({ awaitsCustomer }) => !awaitsCustomer);
  const agreedAt = agreed
    .map(({ at }) => at)
    .sort()
    .at(-1);
  const share = () => {
    track('LogisticsShareLinkButtonClicked', { eventId });
    setSharing(true);
  };
  return (
    <Card as="section" aria-labelledby="survey-card">
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 id="survey-card" className={styles.title}>
            {t('survey.title')}
          </h2>
          <StatusBadge status={status} />
        </div>
        <p className={styles.text}>{t(`survey.text.${textOf(status, isClosed)}`)}</p>
        {agreedAt ? (
          <p className={styles.text}>
            {t('survey.agreed', { count: agreed.length, date: instantAtVenue(agreedAt, { language, timeZone, style: 'medium' }) })}{' '}
            <Link to={paths.summary(eventId)}>{t('survey.readAgreed')}</Link>
          </p>
        ) : null}
        {atPrice > 0 ? <p className={styles.text}>{t('survey.atPrice', { count: atPrice })}</p> : null}
        <div className={styles.ways}>
          {isWaiting && !isClosed ? (
            <Button disabled>{t(`survey.${action}`)}</Button>
          ) : (
            <Link
              className={buttonClass({ variant: isNextStep && !isClosed ? 'primary' : 'secondary' })}
              to={customerSurveyUrl ?? paths.survey(eventId)}
              onClick={() => track('CustomerSurveyButtonClicked', { eventId })}
            >
              {t(`survey.${action}`)}
            </Link>
          )}
          {canAskForAddons ? (
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.extras(eventId)}>
              {t('survey.addExtra')}
            </Link>
          ) : null}
          {isWaiting || isClosed ? null : (
            <Button variant="secondary" icon={<Icon name="external" size={20} />} onClick={share}>
              {t('share.open')}
            </Button>
          )}
        </div>
      </div>
      {isSharing ? <ShareDialog eventId={eventId} onClose={() => setSharing(false)} /> : null}
    </Card>
  );
};
