import { afterSave, type SurveyStep, type SurveyTarget, targetAfter } from '@plenary/contracts/survey-flow';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate, useRevalidator } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { fetchSurvey } from '../api.ts';
import { paths, returnToSummary } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { leftSaved } from './saving-state.tsx';

/** The ways out of a step: on through the survey, or away because the step no longer exists. */
export const useStepExit = (step: SurveyStep) => {
  const { eventId, overview } = useSurvey();
  const { t } = useTranslation('survey');
  const { notify } = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const returnsToSummary = useLocation().search.includes(returnToSummary);
  const go = (action: SurveyAction, nextStep: SurveyTarget, state: typeof leftSaved | null) => {
    const leaves = step.type === 'contact' && action === 'previous' && !returnsToSummary;
    const target = afterSave({ step, action, returnsToSummary, nextStep });
    // The event's page comes before the first step; a guest of the share link, who has none, gets all answers instead.
    const before = overview.isOwner ? paths.event(eventId) : paths.summary(eventId);
    void navigate(leaves ? before : paths.step(eventId, target), { state });
  };
  const targetOf = (action: SurveyAction) => targetAfter(overview.stepper.days, step, action);
  return {
    goOn: (action: SurveyAction) => go(action, targetOf(action), null),
    /** The page that follows says that the step is saved. */
    goOnSaved: (action: SurveyAction, nextStep = targetOf(action)) => go(action, nextStep, leftSaved),
    goTo: (to: string) => void navigate(to),
    /** Likewise. */
    goToSaved: (to: string) => void navigate(to, { state: leftSaved }),
    /** The step was removed with its add-on, or the whole survey was. `onStepGone`: the survey still exists. */
    async leaveGone(onStepGone: () => void) {
      const exists = await fetchSurvey(eventId).then(
        () => true,
        () => false,
      );
      if (!exists) return void revalidate();
      onStepGone();
      notify({ text: t('kept.gone') });
      await navigate(paths.summary(eventId));
    },
    reload: () => void revalidate(),
  };
};
