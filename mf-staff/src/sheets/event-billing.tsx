import type { SheetEvent } from '@plenary/contracts/day-sheet';
import { formatList } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

/** The end of a function sheet: who is invoiced, under which order, and what was agreed beside the quote (design: desk D13). */
export const EventBilling = ({ event }: { event: SheetEvent | undefined }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const extras = (event?.extras ?? []).map(({ addon, label = '' }) => (addon ? t(`surveys.values.asked.${addon}`) : label));
  const facts = [
    [t('sheets.facts.billing'), event?.billingName],
    [t('sheets.facts.order'), event?.purchaseOrder],
    [t('sheets.facts.extras'), extras.length > 0 ? formatList(extras, locale) : ''],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
