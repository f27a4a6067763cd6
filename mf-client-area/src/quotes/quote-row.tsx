import type { QuoteSummary } from '@plenary/contracts/booking.schemas';
import { pricesInCredits } from '@plenary/contracts/deployment-terms';
import { formatCount, formatEuros } from '@plenary/contracts/format';
import { quoteState } from '@plenary/contracts/quote-state';
import { defaultCountryCode, timeZoneOf } from '@plenary/contracts/terms';
import { dayAtVenue, instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { Row } from '../events/row.tsx';
import { paths } from '../paths.ts';

interface Props {
  quote: QuoteSummary;
  /** Instant in milliseconds. */
  loadedAt: number;
}

const tones: Record<ReturnType<typeof quoteState>, BadgeProps['tone']> = {
  Draft: 'neutral',
  Presented: 'info',
  'Partially signed': 'warning',
  'Devis signé - Missing info': 'warning',
  Approved: 'success',
  Rejected: 'neutral',
  expired: 'neutral',
  cancelled: 'danger',
  withdrawn: 'neutral',
  superseded: 'neutral',
};

/** A quote: where and when, what it comes to, where it stands and until when. */
export const QuoteRow = ({ quote, loadedAt }: Props) => {
  const { t } = useTranslation('client-area');
  const { language, locale, settings } = usePlatform();
  const { venue, eventStartDate, eventEndDate, createdAt, totalIncludingVatPrice, credits, option, validUntil } = quote;
  const reader = { language, timeZone: timeZoneOf[venue.countryCode ?? defaultCountryCode] };
  const state = quoteState(quote, loadedAt);
  const amount = formatEuros(totalIncludingVatPrice, locale);
  const deadline = option
    ? t(option.rank === 1 ? 'quotes.option1' : 'quotes.option2', {
        until: instantAtVenue(option.expiresAt, { ...reader, style: 'weekday' }),
      })
    : t('quotes.validUntil', { until: dayAtVenue(validUntil, reader) });
  const inCredits = credits === undefined ? null : t('quotes.credits', { count: credits, credits: formatCount(credits, locale) });
  const facts = [
    ...(inCredits !== null && pricesInCredits(settings.productMode) ? [] : [t('quotes.total', { amount })]),
    ...(inCredits === null ? [] : [inCredits]),
    state === 'Presented' || option ? deadline : t('quotes.made', { day: dayAtVenue(createdAt, reader) }),
  ];
  return (
    <Row
      event={{ building: venue, startDate: eventStartDate, endDate: eventEndDate }}
      badge={<Badge tone={tones[state]}>{t(`quotes.states.${state}`)}</Badge>}
      note={facts.join(' · ')}
      to={paths.quote(quote.id)}
      headingLevel={2}
      action={t('quotes.see')}
      actionLabel={(names) => t('quotes.seeOf', names)}
    />
  );
};
