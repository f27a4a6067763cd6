import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import type { DealStage } from '@plenary/contracts/desk-deals-terms';
import { usePlatform } from '@plenary/platform';
import { Badge, type BadgeProps } from '@plenary/ui/badge';

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
  const { language } = usePlatform();
  return <Badge tone={tones[stage]}>{dealStageWords[language][stage]}</Badge>;
};
