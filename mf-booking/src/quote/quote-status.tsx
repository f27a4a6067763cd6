import type { QuoteStatus } from '@plenary/contracts/quote';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';

const looks: Record<QuoteStatus, { key: string; tone: BadgeProps['tone'] }> = {
  Draft: { key: 'draft', tone: 'neutral' },
  Presented: { key: 'presented', tone: 'info' },
  'Partially signed': { key: 'partiallySigned', tone: 'warning' },
  'Devis signé - Missing info': { key: 'missingInfo', tone: 'warning' },
  Approved: { key: 'approved', tone: 'success' },
  Rejected: { key: 'rejected', tone: 'danger' },
};

/** Where a quote stands, in the customer's words. */
export const QuoteStatusBadge = ({ status }: { status: QuoteStatus }) => {
  const { t } = useTranslation('booking');
  const { key, tone } = looks[status];
  return <Badge tone={tone}>{t(`quote.status.${key}`)}</Badge>;
};
