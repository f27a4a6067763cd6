import type { Quote, QuoteStatus } from '@plenary/contracts/quote';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';

const tones: Record<QuoteStatus, BadgeProps['tone']> = {
  Draft: 'neutral',
  Presented: 'info',
  'Partially signed': 'warning',
  'Devis signé - Missing info': 'warning',
  Approved: 'success',
  Rejected: 'danger',
};

/** The status of a quote. */
export const QuoteStatusBadge = ({
  quote: { status, standing, supersededBy },
}: {
  quote: Pick<Quote, 'status' | 'standing' | 'supersededBy'>;
}) => {
  const { t } = useTranslation('staff');
  if (standing === 'cancelled') return <Badge tone="danger">{t('quotes.cancelled')}</Badge>;
  if (standing === 'withdrawn') return <Badge tone="neutral">{t('quotes.withdrawn')}</Badge>;
  if (supersededBy) return <Badge tone="neutral">{t('quotes.replaced')}</Badge>;
  return <Badge tone={tones[status]}>{t(`quotes.status.${status}`)}</Badge>;
};
