import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { calendarAddress, supplementsAddress } from '../api.ts';
import { paths } from '../paths.ts';
import styles from './documents-card.module.css';

interface Props {
  event: Pick<MeetingEventDetails, 'eventId' | 'quoteId' | 'supplements'>;
}

/** What belongs to an event and can be taken along: the signed quote with its proof, what was agreed on since, the entry for a calendar. */
export const DocumentsCard = ({ event: { eventId, quoteId, supplements = [] } }: Props) => {
  const { t } = useTranslation('client-area');
  const { language } = usePlatform();
  return (
    <Card as="section" aria-labelledby="documents-card">
      <h2 id="documents-card" className={styles.title}>
        {t('documents.title')}
      </h2>
      <ul className={styles.list}>
        {quoteId === null ? null : (
          <li>
            <Icon name="document" size={20} />
            <Link to={paths.signature(quoteId)}>{t('documents.signed')}</Link>
          </li>
        )}
        {quoteId === null || supplements.every(({ awaitsPrice }) => awaitsPrice) ? null : (
          <li>
            <Icon name="document" size={20} />
            <a href={supplementsAddress(quoteId, language)} download>
              {t('documents.supplements')}
            </a>
          </li>
        )}
        <li>
          <Icon name="calendar" size={20} />
          <a href={calendarAddress(eventId)} download>
            {t('event.calendar')}
          </a>
        </li>
      </ul>
    </Card>
  );
};
