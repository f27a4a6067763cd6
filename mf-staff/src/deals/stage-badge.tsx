import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';

const tones: Record<DealStage, BadgeProps['tone']> = {
  quote: 'info',
  expired: 'neutral',
  'option-2': 'info',
  'option-1': 'warning',
  signing: 'warning',
  confirmed: 'success',
  done: 'neutral',
  rejected: 'danger',
  cancelled: 'danger',
};

/** Where a deal stands. */
export const StageBadge = ({ stage }: { stage: DealStage }) => {
  const { t } = useTranslation('staff');
  return <Badge tone={tones[stage]}>{t(`deals.stages.${stage}`)}</Badge>;
};
