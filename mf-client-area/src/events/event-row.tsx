import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';
import { useTranslation } from 'react-i18next';
import { ChargeBadge } from '../area/charge-badge.tsx';
import { StatusBadge } from '../area/status-badge.tsx';
import { paths } from '../paths.ts';
import { Row } from './row.tsx';
import { statusOf } from './status-of.ts';

/** An event that the CRM has confirmed. */
export const EventRow = ({ event, isPast = false }: { event: MeetingEvent; isPast?: boolean }) => {
  const { t } = useTranslation('client-area');
  return (
    <Row
      event={event}
      badge={
        <>
          <StatusBadge status={isPast ? 'past' : statusOf(event)} />
          <ChargeBadge count={event.proposedChargeCount} />
        </>
      }
      to={paths.event(event.eventId)}
      action={t('events.details')}
      actionLabel={(names) => t('events.detailsOf', names)}
    />
  );
};
