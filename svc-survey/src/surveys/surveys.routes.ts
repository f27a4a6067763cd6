import * as survey from '@plenary/contracts/survey.endpoints';
import * as surveyActivities from '@plenary/contracts/survey-activities.endpoints';
import * as surveyEventSteps from '@plenary/contracts/survey-event-steps.endpoints';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import * as surveyLunch from '@plenary/contracts/survey-lunch.endpoints';
import * as surveyRooms from '@plenary/contracts/survey-rooms.endpoints';
import * as surveySummary from '@plenary/contracts/survey-summary.endpoints';
import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { shareTokenIn } from '../share/share-cookie.ts';
import { getStep } from './get-step.ts';
import { getSummary } from './get-summary.ts';
import { getSurvey } from './get-survey.ts';
import { getSurveyDay } from './get-survey-day.ts';
import { saveLunch } from './save-lunch.ts';
import { saveStep } from './save-step.ts';
import type { Caller } from './survey-access.ts';
import { validateSurvey } from './validate-survey.ts';

interface Request {
  actor: Actor;
  header: (name: string) => string | undefined;
  params: { eventId: string };
}

const callerOf = ({ actor, header }: Request): Caller => ({ actor, shareToken: shareTokenIn(header('cookie')) });
const asked = (request: Request) => ({ caller: callerOf(request), eventId: request.params.eventId });

export const surveysRoutes = (implement: Implement, deps: SurveyDeps): void => {
  // The reply of each is checked against the contract of its own step.
  const read = <S>(request: Request, step: SurveyStep) => getStep(deps, { ...asked(request), step }) as Promise<S>;
  const save = (request: Request & { body: object }, step: SurveyStep) => saveStep(deps, { ...asked(request), step, body: request.body });

  implement(survey.getSurvey, (request) => getSurvey(deps, asked(request)));
  implement(survey.getSurveyDay, (request) => getSurveyDay(deps, { ...asked(request), dayIndex: request.params.dayIndex }));
  implement(surveySummary.getSummary, (request) => getSummary(deps, asked(request)));
  implement(surveySummary.validateSurvey, (request) => validateSurvey(deps, { ...asked(request), ...request.query }));
  implement(surveySummary.putValidateSurvey, (request) => validateSurvey(deps, { ...asked(request), ...request.query }));

  implement(surveyEventSteps.getContact, (request) => read(request, { type: 'contact' }));
  implement(surveyEventSteps.saveContact, (request) => save(request, { type: 'contact' }));
  implement(surveyEventSteps.getAdditionalNeeds, (request) => read(request, { type: 'additional-needs' }));
  implement(surveyEventSteps.saveAdditionalNeeds, (request) => save(request, { type: 'additional-needs' }));
  implement(surveyEventSteps.getUpsell, (request) => (deps.roomsAlone ? refuse('not-found') : read(request, { type: 'upsell' })));
  implement(surveyEventSteps.saveUpsell, (request) => (deps.roomsAlone ? refuse('not-found') : save(request, { type: 'upsell' })));

  const plenary = ({ dayIndex, plenaryIndex }: { dayIndex: number; plenaryIndex: number }) =>
    ({ type: 'plenary', dayIndex, index: plenaryIndex }) as const;
  implement(surveyRooms.getPlenary, (request) => read(request, plenary(request.params)));
  implement(surveyRooms.savePlenary, (request) => save(request, plenary(request.params)));

  const subcommittee = ({ dayIndex, subcommitteeIndex }: { dayIndex: number; subcommitteeIndex: number }) =>
    ({ type: 'subcommittee', dayIndex, index: subcommitteeIndex }) as const;
  implement(surveyRooms.getSubcommittee, (request) => read(request, subcommittee(request.params)));
  implement(surveyRooms.saveSubcommittee, (request) => save(request, subcommittee(request.params)));

  implement(surveyLunch.getLunch, (request) => read(request, { type: 'lunch', dayIndex: request.params.dayIndex }));
  implement(surveyLunch.saveLunch, (request) =>
    saveLunch(deps, { ...asked(request), step: { type: 'lunch', dayIndex: request.params.dayIndex }, body: request.body }),
  );
  implement(surveyActivities.getWellness, (request) => read(request, { type: 'wellness', dayIndex: request.params.dayIndex }));
  implement(surveyActivities.saveWellness, (request) => save(request, { type: 'wellness', dayIndex: request.params.dayIndex }));
  implement(surveyActivities.getAfterwork, (request) => read(request, { type: 'afterwork', dayIndex: request.params.dayIndex }));
  implement(surveyActivities.saveAfterwork, (request) => save(request, { type: 'afterwork', dayIndex: request.params.dayIndex }));
  implement(surveyActivities.getTeamBuilding, (request) => read(request, { type: 'team-building', dayIndex: request.params.dayIndex }));
  implement(surveyActivities.saveTeamBuilding, (request) => save(request, { type: 'team-building', dayIndex: request.params.dayIndex }));
};
