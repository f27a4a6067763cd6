import { useTranslation } from 'react-i18next';
import styles from './board.module.css';
import { slotStates } from './board-slots.ts';

/** The meaning of the board's colours and letters. */
export const Legend = () => {
  const { t } = useTranslation('staff');
  return (
    <ul className={styles.legend}>
      {slotStates.map((state) => (
        <li key={state}>
          <span className={styles.sample} data-state={state} aria-hidden="true">
            {t(`planning.letters.${state}`)}
          </span>
          {t(`planning.states.${state}`)}
        </li>
      ))}
      <li>
        <span className={styles.covers} aria-hidden="true">
          {t('planning.coversSample')}
        </span>
        {t('planning.coversLegend')}
      </li>
    </ul>
  );
};
