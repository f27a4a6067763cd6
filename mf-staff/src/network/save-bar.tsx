import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';
import type { VenueSaving } from './use-venue-saving.ts';

interface Props {
  /** Fields that are typed in and not saved. */
  count: number;
  saving: Pick<VenueSaving, 'isPending'>;
  onReset: () => void;
}

/** Stays in sight at the end of the screen while something is not saved. */
export const SaveBar = ({ count, saving, onReset }: Props) => {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.bar} data-bottom-bar data-idle={count === 0 || undefined}>
      <p className={styles.count} role="status">
        {count > 0 ? t('network.unsaved', { count }) : t('network.allSaved')}
      </p>
      {count > 0 ? (
        <div className={styles.actions}>
          <Button size="small" variant="secondary" disabled={saving.isPending} onClick={onReset}>
            {t('network.discard')}
          </Button>
          <Button size="small" type="submit" isPending={saving.isPending} pendingLabel={t('planning.saving')} aria-keyshortcuts="Control+S">
            {t('calendar.save')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
