import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { isCallError } from '@plenary/http/call-error';
import { redirect } from '@plenary/platform/router';
import type { LoadedByStep } from '../answers/answers.ts';
import { fetchStep } from '../answers/step-api.ts';
import { fetchSurvey } from '../api.ts';
import { paths } from '../paths.ts';
import { afterSharing } from '../survey/load-survey.ts';

interface LoaderArgs {
  params: { eventId?: string; dayIndex?: string; plenaryIndex?: string; subcommitteeIndex?: string };
  request: Request;
}

export interface StepData<Type extends SurveyStep['type']> {
  step: SurveyStep & { type: Type };
  loaded: LoadedByStep[Type];
}

/** An index of the address; anything else is no page. */
const indexOf = (text: string | undefined): number => {
  if (!/^\d{1,2}$/.test(text ?? '')) throw new Response(null, { status: 404 });
  return Number(text);
};

const stepOf = (type: SurveyStep['type'], { dayIndex, plenaryIndex, subcommitteeIndex }: LoaderArgs['params']): SurveyStep => {
  switch (type) {
    case 'plenary':
      return { type, dayIndex: indexOf(dayIndex), index: indexOf(plenaryIndex) };
    case 'subcommittee':
      return { type, dayIndex: indexOf(dayIndex), index: indexOf(subcommitteeIndex) };
    case 'contact':
    case 'additional-needs':
    case 'upsell':
      return { type };
    default:
      return { type, dayIndex: indexOf(dayIndex) };
  }
};

/** A step that an add-on adds, and removes when it is withdrawn. */
const isOfAddon = (step: SurveyStep): step is SurveyStep & { dayIndex: number } =>
  step.type === 'wellness' || step.type === 'afterwork' || step.type === 'team-building';

/** An address of before the add-on of its step was taken back leads to the summary, which says so; anything else is thrown. */
const leaveGoneStep = async (error: unknown, { eventId, step, signal }: { eventId: string; step: SurveyStep; signal: AbortSignal }) => {
  if (!isCallError(error) || error.status !== 404 || !isOfAddon(step)) throw error;
  const { stepper } = await fetchSurvey(eventId, signal);
  throw stepper.days[step.dayIndex] ? redirect(paths.summaryWithout(eventId)) : error;
};

/** Loads the step that the address names, as the service has it. A failure is thrown. */
export const loadStep = <Type extends SurveyStep['type']>(type: Type) =>
  afterSharing(async ({ params, request }: LoaderArgs): Promise<StepData<Type>> => {
    const step = stepOf(type, params) as StepData<Type>['step'];
    const eventId = params.eventId ?? '';
    const { signal } = request;
    return {
      step,
      loaded: await fetchStep<Type>({ eventId, step }, signal).catch((error) => leaveGoneStep(error, { eventId, step, signal })),
    };
  });
