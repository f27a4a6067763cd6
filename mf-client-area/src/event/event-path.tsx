import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { PathSteps } from '@plenary/ui/path-steps';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './event-page.module.css';

const steps = ['venue', 'extras', 'quote', 'option', 'signature', 'preparation'] as const;

/** The way that the booking has come, to its preparation; none of an event that is over, or was not booked here. */
export const EventPath = ({ event: { isPast, quoteId, building } }: { event: MeetingEventDetails }) => {
  const { t } = useTranslation('client-area');
  const { settings } = usePlatform();
  if (isPast || quoteId === null) return null;
  const offered = steps.filter((step) => step !== 'extras' || sellsServices(settings.productMode));
  const ways: Partial<Record<(typeof steps)[number], string>> = {
    venue: paths.venue(building.slug),
    quote: paths.quote(quoteId),
    signature: paths.signature(quoteId),
  };
  return (
    <div className={styles.path}>
      <PathSteps
        label={t('path.label')}
        current="preparation"
        progress={t('path.last', { step: offered.length, count: offered.length })}
        steps={offered.map((id) => {
          const [to, label] = [ways[id], t(`path.steps.${id}`)];
          return { id, label, ...(to && { way: <Link to={to}>{label}</Link> }) };
        })}
      />
    </div>
  );
};
