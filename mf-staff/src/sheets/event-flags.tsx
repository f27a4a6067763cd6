import type { SheetFlag } from '@plenary/contracts/sheet-terms';
import { Badge, type BadgeProps } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

const tones: Record<SheetFlag, BadgeProps['tone']> = {
  option: 'warning',
  'survey-missing': 'neutral',
  'survey-open': 'info',
  'to-validate': 'warning',
  'price-open': 'warning',
  'over-capacity': 'danger',
  'deposit-open': 'warning',
};

/** What a reader of the sheet has to know of an event. */
export const EventFlags = ({ flags }: { flags: readonly SheetFlag[] }) => {
  const { t } = useTranslation('staff');
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone={tones[flag]}>{t(`sheets.flags.${flag}`)}</Badge>
        </li>
      ))}
    </ul>
  );
};
