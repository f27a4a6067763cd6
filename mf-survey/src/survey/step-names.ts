import type { Stepper } from '@plenary/contracts/survey.schemas';
import type { SurveyStep, SurveyTarget } from '@plenary/contracts/survey-flow';
import type { TFunction } from 'i18next';

/** Name of a step; a plenary has a number only if its day has several, and that of an evening alone is its space. */
export const stepName = (t: TFunction<'survey'>, step: SurveyTarget | SurveyStep, days: Stepper['days']): string => {
  if (step.type === 'subcommittee') return t('step.subcommittee', { number: step.index + 1 });
  if (step.type !== 'plenary') return t(`step.${step.type}`);
  const day = days[step.dayIndex];
  if (day?.halfDay === 'Soirée') return t('step.eveningSpace');
  const plenaries = day?.steps.filter(({ type }) => type === 'plenary').length ?? 0;
  return plenaries > 1 ? t('step.plenaryNumber', { number: step.index + 1 }) : t('step.plenary');
};
