import type { EventStatus } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { Icon, type IconName } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';

const looks: Record<EventStatus | 'preparing' | 'past', { tone: BadgeProps['tone']; icon: IconName }> = {
  TODO: { tone: 'danger', icon: 'pencil' },
  DONE: { tone: 'success', icon: 'check' },
  WAITING_COMET_VALIDATION: { tone: 'warning', icon: 'clock' },
  preparing: { tone: 'info', icon: 'clock' },
  past: { tone: 'neutral', icon: 'calendar' },
};

/** The status of an event's logistics, in words as in colour (spec/logistics.md §4). */
export const StatusBadge = ({ status }: { status: keyof typeof looks }) => {
  const { t } = useTranslation('client-area');
  const { settings } = usePlatform();
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
      {t(`status.${status}`, { brand: settings.brandName })}
    </Badge>
  );
};
