import type { Quote } from '@plenary/contracts/quote';
import { quoteState } from '@plenary/contracts/quote-state';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';

const looks = {
  Draft: { key: 'draft', tone: 'neutral' },
  Presented: { key: 'presented', tone: 'info' },
  'Partially signed': { key: 'partiallySigned', tone: 'warning' },
  'Devis signé - Missing info': { key: 'missingInfo', tone: 'warning' },
  Approved: { key: 'approved', tone: 'success' },
  Rejected: { key: 'rejected', tone: 'danger' },
  expired: { key: 'expired', tone: 'neutral' },
  cancelled: { key: 'cancelled', tone: 'danger' },
  withdrawn: { key: 'withdrawn', tone: 'neutral' },
  superseded: { key: 'superseded', tone: 'neutral' },
} as const satisfies Record<ReturnType<typeof quoteState>, { key: string; tone: BadgeProps['tone'] }>;

interface Props {
  quote: Pick<Quote, 'status' | 'standing' | 'validUntil' | 'option'>;
  /** Instant in milliseconds. */
  now: number;
  /** The reader is not its customer. */
  isOthers?: boolean;
}

/** Status of a quote, in the customer's terms. */
export const QuoteStatusBadge = ({ quote, now, isOthers = false }: Props) => {
  const { t } = useTranslation('booking');
  const { key, tone } = looks[quoteState(quote, now)];
  return <Badge tone={tone}>{isOthers && key === 'presented' ? t('quoteShare.presented') : t(`quote.status.${key}`)}</Badge>;
};
