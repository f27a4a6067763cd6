import type { EventStatus } from '@plenary/contracts/survey-terms';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';

const tones = { WAITING_COMET_VALIDATION: 'warning', TODO: 'info', DONE: 'success' } as const;

/** The status of a survey, for staff. */
export const StateBadge = ({ status }: { status: EventStatus }) => {
  const { t } = useTranslation('staff');
  return <Badge tone={tones[status]}>{t(`surveys.status.${status}`)}</Badge>;
};
