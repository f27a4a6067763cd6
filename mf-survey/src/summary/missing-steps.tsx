import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useTranslation } from 'react-i18next';
import { paths, stepPath } from '../paths.ts';
import { dayName } from '../survey/day-names.ts';
import { stepName } from '../survey/step-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import styles from './missing-steps.module.css';

interface Props {
  title: string;
  steps: readonly SurveyStep[];
  /** A press asked for it: it takes the focus. */
  isAnswer?: boolean;
}

/** Steps that keep the summary from being saved, as links to them. */
export const MissingSteps = ({ title, steps, isAnswer = false }: Props) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { eventId, overview } = useSurvey();
  const { days } = overview.stepper;
  const ref = useFocusWhen<HTMLElement>(isAnswer);
  const nameOf = (step: SurveyStep) => {
    const day = 'dayIndex' in step && days.length > 1 ? days[step.dayIndex]?.date : undefined;
    return [day && dayName(day, locale), stepName(t, step, days)].filter(Boolean).join(' · ');
  };
  return (
    <section ref={ref} className={styles.missing} tabIndex={-1} aria-label={title}>
      <Callout tone="warning" title={title}>
        <ul className={styles.list}>
          {steps.map((step) => (
            <li key={stepPath(step)}>
              <Link to={paths.edit(eventId, step)}>{nameOf(step)}</Link>
            </li>
          ))}
        </ul>
      </Callout>
    </section>
  );
};
