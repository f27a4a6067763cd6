import type { Quote, QuoteStatus } from '@plenary/contracts/quote';
import { isExpired } from '@plenary/contracts/quote-state';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';

const looks = {
  Draft: { key: 'draft', tone: 'neutral' },
  Presented: { key: 'presented', tone: 'info' },
  'Partially signed': { key: 'partiallySigned', tone: 'warning' },
  'Devis signé - Missing info': { key: 'missingInfo', tone: 'warning' },
  Approved: { key: 'approved', tone: 'success' },
  Rejected: { key: 'rejected', tone: 'danger' },
} as const satisfies Record<QuoteStatus, { key: string; tone: BadgeProps['tone'] }>;

const cancelled = { key: 'cancelled', tone: 'danger' } as const;
const expired = { key: 'expired', tone: 'neutral' } as const;

interface Props {
  quote: Pick<Quote, 'status' | 'standing' | 'validUntil' | 'option'>;
  /** Instant in milliseconds. */
  now: number;
}

/** Status of a quote, in the customer's terms. */
export const QuoteStatusBadge = ({ quote, now }: Props) => {
  const { t } = useTranslation('booking');
  const { key, tone } = quote.standing === 'cancelled' ? cancelled : isExpired(quote, now) ? expired : looks[quote.status];
  return <Badge tone={tone}>{t(`quote.status.${key}`)}</Badge>;
};
