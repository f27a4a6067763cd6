import { formatDay, formatInstant } from '@plenary/contracts/format';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

/** Who saved, accepted or sent back a survey, newest first. */
export const SurveyHistory = ({ history, isSaved }: Pick<StaffSurvey, 'history'> & { isSaved: boolean }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <Panel id="history" title={t('surveys.history')}>
      {history.length === 0 && !isSaved ? <p>{t('surveys.noHistory')}</p> : null}
      <ol className={styles.history}>
        {history.toReversed().map(({ at, kind, by, message, lunch }) => (
          <li key={`${at} ${kind}`}>
            <p className={styles.deed}>{t([`surveys.kinds.${kind}` as 'surveys.kinds.other', 'surveys.kinds.other'], { kind })}</p>
            <p>{t('surveys.byAt', { by, at: formatInstant(at, locale) })}</p>
            {lunch ? (
              <p>
                {t('surveys.lunchAsChosen', {
                  day: formatDay(lunch.day, locale, { day: 'numeric', month: 'long' }),
                  type: valueWords(t, 'type', lunch.type),
                  service: valueWords(t, 'service', lunch.service),
                })}
              </p>
            ) : null}
            {message ? <blockquote className={styles.message}>{message}</blockquote> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
};
