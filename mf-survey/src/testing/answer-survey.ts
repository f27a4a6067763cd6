import type { AgreedChange } from '@plenary/contracts/agreed-change';
import type { LunchCharge } from '@plenary/contracts/supplements';
import * as contract from '@plenary/contracts/survey.endpoints';
import type { Stepper, SurveyOverview } from '@plenary/contracts/survey.schemas';
import * as surveyActivities from '@plenary/contracts/survey-activities.endpoints';
import type { AfterworkStep, TeamBuildingStep, WellnessStep } from '@plenary/contracts/survey-activities.schemas';
import * as surveyEventSteps from '@plenary/contracts/survey-event-steps.endpoints';
import { type SurveyStep, type SurveyTarget, targetAfter } from '@plenary/contracts/survey-flow';
import * as surveyLunch from '@plenary/contracts/survey-lunch.endpoints';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import * as surveyRooms from '@plenary/contracts/survey-rooms.endpoints';
import type { RoomStep } from '@plenary/contracts/survey-rooms.schemas';
import { editRefusal, statusAfterEdit, statusAfterSave } from '@plenary/contracts/survey-rules';
import * as surveyShare from '@plenary/contracts/survey-share.endpoints';
import * as surveySummary from '@plenary/contracts/survey-summary.endpoints';
import type { SurveyAction } from '@plenary/contracts/survey-terms';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { stepPath } from '../paths.ts';
import { type FakeSteps, makeOverview, makeSteps, type StepPath } from './fake-steps.ts';
import { summaryOf } from './fake-summary.ts';

type Change = Partial<Omit<SurveyOverview, 'stepper'>>;

/** A survey that keeps what is saved, with its versions. */
export interface FakeSurvey {
  steps: FakeSteps;
  overview: Omit<SurveyOverview, 'stepper'>;
  agreed: AgreedChange[];
  lunchCharges: LunchCharge[];
  /** Another hand saves a step. */
  saveElsewhere: (path: StepPath, answers: object) => void;
}

const daySteps = [
  [
    { path: '/day/0/plenary/0', type: 'plenary', index: 0 },
    { path: '/day/0/subcommittee/0', type: 'subcommittee', index: 0 },
    { path: '/day/0/subcommittee/1', type: 'subcommittee', index: 1 },
    { path: '/day/0/lunch', type: 'lunch' },
    { path: '/day/0/wellness', type: 'wellness' },
    { path: '/day/0/afterwork', type: 'afterwork' },
  ],
  [
    { path: '/day/1/plenary/0', type: 'plenary', index: 0 },
    { path: '/day/1/team-building', type: 'team-building' },
  ],
] as const;
const dates = ['2027-01-19', '2027-01-20'];

/** The fake service of this remote: one survey of two days, for any event. */
export const answerSurvey = (fake: Pick<Fake, 'answer'>, change: Change = {}): FakeSurvey => {
  const { answer } = fake;
  const steps = makeSteps();
  const survey: FakeSurvey = {
    steps,
    overview: { ...makeOverview(), ...change },
    agreed: [],
    lunchCharges: [],
    saveElsewhere: (path, answers) => void put(path, answers),
  };
  let isSummarySaved = change.status !== undefined && change.status !== 'TODO';

  const entryOf = (path: StepPath) => ({ isSaved: steps[path].isSaved, hasWarning: false });
  const stepper = (): Stepper => ({
    contact: entryOf(''),
    days: daySteps.map((day, index) => ({
      date: dates[index] ?? '',
      halfDay: index === 0 ? 'AM, PM' : 'AM',
      steps: day.map(({ path, ...step }) => ({ ...step, ...entryOf(path) })),
    })),
    'additional-needs': entryOf('/additional-needs'),
    upsell: entryOf('/upsell'),
    summary: { isSaved: isSummarySaved, hasWarning: false },
  });

  const put = (path: StepPath, answers: object) => {
    const step = steps[path];
    Object.assign(step, answers, { version: step.version + 1, isSaved: true });
    return step;
  };

  const find = (path: string) => steps[path as StepPath] ?? refuse('not-found');

  const save = (step: SurveyStep, { action = 'next', version, ...answers }: { action?: SurveyAction; version?: number } & object) => {
    const refusal = editRefusal(survey.overview);
    if (refusal) refuse(refusal);
    const path = stepPath(step) as StepPath;
    const current = find(path);
    if (version !== undefined && version < current.version) refuse('stale-version', { members: { current } });
    put(path, step.type === 'upsell' ? askedFor(answers) : answers);
    survey.overview.status = statusAfterEdit();
    isSummarySaved = false;
    const nextStep: SurveyTarget = targetAfter(stepper().days, step, action);
    return { nextStep, version: steps[path].version, status: survey.overview.status, hasWarning: false };
  };
  const askedFor = ({ comment, ...chosen }: Record<string, unknown>) => ({
    comment,
    addons: steps['/upsell'].addons.map(({ name, state }) => ({
      name,
      state: state === 'in-quote' || state === 'agreed' ? state : chosen[name] ? ('asked' as const) : ('offered' as const),
    })),
  });

  answer(contract.getSurvey, ({ params: { eventId } }) => ({ ...survey.overview, eventId, stepper: stepper() }));
  answer(contract.getSurveyDay, ({ params: { dayIndex } }) => {
    const day = stepper().days[dayIndex] ?? refuse('not-found');
    return { ...day, dayIndex, firstStep: { type: 'plenary' as const, dayIndex, index: 0 } };
  });
  answer(surveySummary.getSummary, () => ({ ...summaryOf(steps), agreed: survey.agreed, lunchCharges: survey.lunchCharges }));
  answer(surveySummary.validateSurvey, () => {
    const { hasWarning, errors } = summaryOf(steps);
    if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
    survey.overview.status = statusAfterSave({ hasWarning });
    isSummarySaved = true;
    return { status: survey.overview.status, hasWarning };
  });
  answer(surveyShare.openShareLink, ({ body }) => {
    if (body.token === 'gone') refuse('not-found');
    survey.overview.isOwner = false;
    return { expiresAt: '2027-01-21T00:00:00Z' };
  });

  answer(surveyEventSteps.getContact, () => steps['']);
  answer(surveyEventSteps.saveContact, ({ body }) => save({ type: 'contact' }, body));
  answer(surveyEventSteps.getAdditionalNeeds, () => steps['/additional-needs']);
  answer(surveyEventSteps.saveAdditionalNeeds, ({ body }) => save({ type: 'additional-needs' }, body));
  answer(surveyEventSteps.getUpsell, () => steps['/upsell']);
  answer(surveyEventSteps.saveUpsell, ({ body }) => save({ type: 'upsell' }, body));

  const room = (type: 'plenary' | 'subcommittee', dayIndex: number, index: number) => ({ type, dayIndex, index });
  const asRoom = (path: string) => find(path) as RoomStep;
  answer(surveyRooms.getPlenary, ({ params: { dayIndex, plenaryIndex } }) => asRoom(stepPath(room('plenary', dayIndex, plenaryIndex))));
  answer(surveyRooms.savePlenary, ({ params: { dayIndex, plenaryIndex }, body }) => save(room('plenary', dayIndex, plenaryIndex), body));
  answer(surveyRooms.getSubcommittee, ({ params: { dayIndex, subcommitteeIndex } }) =>
    asRoom(stepPath(room('subcommittee', dayIndex, subcommitteeIndex))),
  );
  answer(surveyRooms.saveSubcommittee, ({ params: { dayIndex, subcommitteeIndex }, body }) =>
    save(room('subcommittee', dayIndex, subcommitteeIndex), body),
  );

  const day = (path: 'lunch' | 'wellness' | 'afterwork' | 'team-building', dayIndex: number) => find(stepPath({ type: path, dayIndex }));
  answer(surveyLunch.getLunch, ({ params }) => day('lunch', params.dayIndex) as LunchStep);
  answer(surveyLunch.saveLunch, ({ params: { dayIndex }, body }) => save({ type: 'lunch', dayIndex }, body));
  answer(surveyActivities.getWellness, ({ params }) => day('wellness', params.dayIndex) as WellnessStep);
  answer(surveyActivities.saveWellness, ({ params: { dayIndex }, body }) => save({ type: 'wellness', dayIndex }, body));
  answer(surveyActivities.getAfterwork, ({ params }) => day('afterwork', params.dayIndex) as AfterworkStep);
  answer(surveyActivities.saveAfterwork, ({ params: { dayIndex }, body }) => save({ type: 'afterwork', dayIndex }, body));
  answer(surveyActivities.getTeamBuilding, ({ params }) => day('team-building', params.dayIndex) as TeamBuildingStep);
  answer(surveyActivities.saveTeamBuilding, ({ params: { dayIndex }, body }) => save({ type: 'team-building', dayIndex }, body));
  return survey;
};
