import type { TeamBuildingStep } from '@plenary/contracts/survey-activities.schemas';
import { teamBuildingFaults } from '@plenary/contracts/survey-faults';
import { defaultTeamBuildingTimes, teamBuildingTimes } from '@plenary/contracts/survey-times';
import { useTranslation } from 'react-i18next';
import row from '../step/field-row.module.css';
import { LongAnswer, PaxAnswer, TimeAnswer } from '../step/fields.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useDayLine } from '../step/use-day-line.ts';
import { useStep } from '../step/use-step.ts';
import { useStepWarnings } from '../step/use-step-warnings.ts';
import { useSurvey } from '../survey/survey-context.ts';

const order = ['pax', 'startTime', 'endTime', 'comment'] as const;

/** Unanswered hours default to those that the half-day suggests (spec/logistics.md §9). */
const withDefaultHours = (loaded: TeamBuildingStep): TeamBuildingStep =>
  loaded.startTime === null && loaded.endTime === null ? { ...loaded, ...defaultTeamBuildingTimes(loaded.halfDay) } : loaded;

const TeamBuildingForm = ({ step, loaded }: StepData<'team-building'>) => {
  const { t } = useTranslation('survey');
  const { openingHours } = useSurvey().overview;
  const form = useStep({
    step,
    loaded: withDefaultHours(loaded),
    faultsOf: (answers) => teamBuildingFaults(answers, { openingHours }),
  });
  const { warnings, hasWarning } = useStepWarnings('team-building', loaded, form.answers);
  const times = teamBuildingTimes(openingHours);
  return (
    <StepFrame
      form={form}
      title={t('step.team-building')}
      subtitle={useDayLine(step.dayIndex)}
      info={t('scientist.info.team-building')}
      hasWarning={hasWarning}
      order={order}
    >
      <PaxAnswer form={form} warning={warnings.pax} />
      <div className={row.row}>
        <TimeAnswer form={form} name="startTime" options={times} />
        <TimeAnswer form={form} name="endTime" options={times} warning={warnings.endTime} />
      </div>
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** The team-building of a day (spec/logistics.md §§3, 9). */
export const TeamBuildingPage = stepPage<'team-building'>(TeamBuildingForm);
