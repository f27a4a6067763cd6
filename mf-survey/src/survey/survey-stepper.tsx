import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { type Step, Stepper } from '@plenary/ui/stepper';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { dayName } from './day-names.ts';
import { stepName } from './step-names.ts';
import { dayOfPath, stepOfPath } from './step-of-path.ts';
import { useSurvey } from './survey-context.ts';
import { type SurveyEntry, surveyEntries } from './survey-steps.ts';

/** The steps of the survey next to the form, on a phone above it. `path` follows `/survey/{eventId}`. */
export const SurveyStepper = ({ path }: { path: string }) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { eventId, overview } = useSurvey();
  const { days } = overview.stepper;
  const current = path === '/summary' ? ({ type: 'summary' } as const) : stepOfPath(path);
  const entries = surveyEntries(overview.stepper, current, dayOfPath(path));
  const asStep = ({ step, state, isCurrent }: SurveyEntry): Step => ({
    id: paths.step(eventId, step),
    label: stepName(t, step, days),
    state,
    isCurrent,
  });
  const steps: Step[] = [
    asStep(entries.contact),
    ...entries.days.map(({ state, isCurrent, steps: daySteps }, index) => ({
      id: paths.day(eventId, index),
      label: dayName(days[index]?.date ?? '', locale),
      ...{ state, isCurrent },
      steps: daySteps.map(asStep),
    })),
    ...entries.rest.map(asStep),
  ];
  return (
    <Stepper
      label={t('stepper.label')}
      steps={steps}
      stateLabels={{ default: t('stepper.state.default'), inprogress: t('stepper.state.inprogress'), done: t('stepper.state.done') }}
      progress={{
        label: t('stepper.progress', { value: entries.position, max: entries.count }),
        value: entries.position,
        max: entries.count,
      }}
      renderLink={({ step, ...link }) => <Link {...link} to={step.id} />}
    />
  );
};
