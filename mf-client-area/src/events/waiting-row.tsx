import type { UnsynchronizedEvent } from '@plenary/contracts/meeting-events.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../area/status-badge.tsx';
import { paths } from '../paths.ts';
import { Row } from './row.tsx';

/** An option or a signed quote that is no event yet: it waits for validation, and its quote is the way on (spec/logistics.md §2). */
export const WaitingRow = ({ event }: { event: UnsynchronizedEvent }) => {
  const { t } = useTranslation('client-area');
  const { language } = usePlatform();
  const { building, stage, optionExpiresAt, status, quoteId } = event;
  const reader = { language, timeZone: timeZoneOf[building.address.countryCode], style: 'weekday' } as const;
  return (
    <Row
      event={event}
      badge={<StatusBadge status={status} />}
      note={t(`stage.${stage}`, { until: optionExpiresAt ? instantAtVenue(optionExpiresAt, reader) : '' })}
      to={paths.quote(quoteId)}
      action={t('events.seeQuote')}
      actionLabel={(names) => t('events.seeQuoteOf', names)}
    />
  );
};
