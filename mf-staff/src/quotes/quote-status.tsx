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
export const QuoteStatusBadge = ({ quote: { status, standing } }: { quote: Pick<Quote, 'status' | 'standing'> }) => {
  const { t } = useTranslation('staff');
  if (standing === 'cancelled') return <Badge tone="danger">{t('quotes.cancelled')}</Badge>;
  return <Badge tone={tones[status]}>{t(`quotes.status.${status}`)}</Badge>;
};
