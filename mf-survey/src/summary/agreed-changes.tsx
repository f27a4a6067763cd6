import type { AgreedChange } from '@plenary/contracts/agreed-change';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { answerText } from '../answers/answer-text.ts';
import { fieldLabel } from '../step/field-words.ts';
import { dayName } from '../survey/day-names.ts';
import { stepName } from '../survey/step-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { stepOfField } from './summary-groups.ts';
import styles from './summary-section.module.css';

/** The answers that staff agreed to in place of the signed ones, each with its day; apart, those that wait for the customer. */
export const AgreedChanges = ({ changes }: { changes: readonly AgreedChange[] }) => {
  const { t } = useTranslation('survey');
  const { locale, language } = usePlatform();
  const { stepper, venueCountry } = useSurvey().overview;
  const { days } = stepper;
  const nameOf = (path: string) => {
    const step = stepOfField(path);
    if (!step) return path;
    const day = 'dayIndex' in step && days.length > 1 ? days[step.dayIndex]?.date : undefined;
    const field = fieldLabel(t, path.split('.').at(-1) ?? '');
    return [day && dayName(day, locale), stepName(t, step, days), field].filter(Boolean).join(' · ');
  };
  const wordsOf = ({ path, signed, agreed, at, awaitsCustomer = false }: AgreedChange) => {
    const field = path.split('.').at(-1) ?? '';
    const value = (one: AgreedChange['signed']) => answerText(t, locale, field, one);
    const date = instantAtVenue(at, { language, timeZone: timeZoneOf[venueCountry], style: 'medium' });
    const words = { agreed: value(agreed) ?? t('summary.none'), signed: value(signed), date };
    return t(`${awaitsCustomer ? 'accepted' : 'agreed'}.${words.signed === null ? 'new' : 'instead'}`, words);
  };
  const groups = [
    { title: t('agreed.title'), told: changes.filter(({ awaitsCustomer }) => !awaitsCustomer) },
    { title: t('accepted.title'), told: changes.filter(({ awaitsCustomer }) => awaitsCustomer) },
  ];
  return groups
    .filter(({ told }) => told.length > 0)
    .map(({ title, told }) => (
      <Card key={title}>
        <div className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <dl className={styles.fields}>
            {told.map((change) => (
              <div key={change.path} className={styles.field}>
                <dt>{nameOf(change.path)}</dt>
                <dd>
                  <span className={styles.value}>{wordsOf(change)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    ));
};
