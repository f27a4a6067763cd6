import { Badge } from '@plenary/ui/badge';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';

/** Badge of an event with charges that wait for the customer's answer; empty without any. */
export const ChargeBadge = ({ count = 0 }: { count?: number | undefined }) => {
  const { t } = useTranslation('client-area');
  if (count === 0) return null;
  return (
    <Badge tone="warning" icon={<Icon name="warning" size={16} />}>
      {t('charges.badge', { count })}
    </Badge>
  );
};
