import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { surveyGroups } from './survey-groups.ts';
import { stepWords, valueWords } from './survey-words.ts';
import styles from './surveys.module.css';

/** The whole survey as its customer answered it; what staff has to validate is marked. */
export const Answers = ({ summary }: { summary: SurveySummary }) => {
  const { t } = useTranslation('staff');
  const hasAddons = sellsServices(usePlatform().settings.productMode);
  const groups = surveyGroups(summary).filter(({ path }) => hasAddons || path[0] !== 'upsell');
  return (
    <Panel id="answers" title={t('surveys.answers')}>
      <div className={styles.groups}>
        {groups.map(({ path, roomName, answers }) => (
          <div key={path.join('.')} className={styles.group}>
            <h3 className={styles.step}>{stepWords(t, path, summary.days)}</h3>
            {roomName ? <p className={styles.room}>{roomName}</p> : null}
            <dl className={styles.answers}>
              {answers.map(({ field, value, hasWarning }) => (
                <div key={field} className={styles.answer}>
                  <dt>{t(`surveys.fieldNames.${field}` as 'surveys.fieldNames.pax')}</dt>
                  <dd>
                    {valueWords(t, field, value)} {hasWarning ? <Badge tone="warning">{t('surveys.toValidate')}</Badge> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Panel>
  );
};
