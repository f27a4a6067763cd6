import type { FollowUp } from '@plenary/contracts/desk-deals.schemas';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { localToday } from '../desk/local-today.ts';
import styles from './follow-up.module.css';
import { nextWords } from './next-words.ts';

/** What comes next and by whom; a day that has passed says so. */
export const FollowUpWords = ({ followUp: { owner, nextAction, nextDay } }: { followUp: FollowUp }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const isLate = nextDay !== null && nextDay < localToday(new Date());
  return (
    <p className={styles.words}>
      {nextAction || nextDay ? (
        <span>{nextWords({ nextAction: nextAction || t('followUp.next'), nextDay }, locale)}</span>
      ) : (
        <span className={styles.quiet}>{t('followUp.none')}</span>
      )}
      {isLate ? <Badge tone="danger">{t('tasks.late')}</Badge> : null}
      <span className={styles.quiet}>{owner ? t('tasks.owner', { name: owner.name }) : t('tasks.nobody')}</span>
    </p>
  );
};
