import * as contract from '@plenary/contracts/survey';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';
import { shareTokenIn } from '../share/share-cookie.ts';
import { getStep } from './get-step.ts';
import { getSummary } from './get-summary.ts';
import { getSurvey } from './get-survey.ts';
import { getSurveyDay } from './get-survey-day.ts';
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

  implement(contract.getSurvey, (request) => getSurvey(deps, asked(request)));
  implement(contract.getSurveyDay, (request) => getSurveyDay(deps, { ...asked(request), dayIndex: request.params.dayIndex }));
  implement(contract.getSummary, (request) => getSummary(deps, asked(request)));
  implement(contract.validateSurvey, (request) => validateSurvey(deps, asked(request)));
  implement(contract.putValidateSurvey, (request) => validateSurvey(deps, asked(request)));

  implement(contract.getContact, (request) => read(request, { type: 'contact' }));
  implement(contract.saveContact, (request) => save(request, { type: 'contact' }));
  implement(contract.getAdditionalNeeds, (request) => read(request, { type: 'additional-needs' }));
  implement(contract.saveAdditionalNeeds, (request) => save(request, { type: 'additional-needs' }));
  implement(contract.getUpsell, (request) => (deps.roomsAlone ? refuse('not-found') : read(request, { type: 'upsell' })));
  implement(contract.saveUpsell, (request) => (deps.roomsAlone ? refuse('not-found') : save(request, { type: 'upsell' })));

  const plenary = ({ dayIndex, plenaryIndex }: { dayIndex: number; plenaryIndex: number }) =>
    ({ type: 'plenary', dayIndex, index: plenaryIndex }) as const;
  implement(contract.getPlenary, (request) => read(request, plenary(request.params)));
  implement(contract.savePlenary, (request) => save(request, plenary(request.params)));

  const subcommittee = ({ dayIndex, subcommitteeIndex }: { dayIndex: number; subcommitteeIndex: number }) =>
    ({ type: 'subcommittee', dayIndex, index: subcommitteeIndex }) as const;
  implement(contract.getSubcommittee, (request) => read(request, subcommittee(request.params)));
  implement(contract.saveSubcommittee, (request) => save(request, subcommittee(request.params)));

  implement(contract.getLunch, (request) => read(request, { type: 'lunch', dayIndex: request.params.dayIndex }));
  implement(contract.saveLunch, (request) => save(request, { type: 'lunch', dayIndex: request.params.dayIndex }));
  implement(contract.getWellness, (request) => read(request, { type: 'wellness', dayIndex: request.params.dayIndex }));
  implement(contract.saveWellness, (request) => save(request, { type: 'wellness', dayIndex: request.params.dayIndex }));
  implement(contract.getAfterwork, (request) => read(request, { type: 'afterwork', dayIndex: request.params.dayIndex }));
  implement(contract.saveAfterwork, (request) => save(request, { type: 'afterwork', dayIndex: request.params.dayIndex }));
  implement(contract.getTeamBuilding, (request) => read(request, { type: 'team-building', dayIndex: request.params.dayIndex }));
  implement(contract.saveTeamBuilding, (request) => save(request, { type: 'team-building', dayIndex: request.params.dayIndex }));
};
