import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { isSeenBy, surveySeenBy } from '../rights/hide-answers.ts';
import { acceptSurvey } from './accept-survey.ts';
import { chooseLunch } from './choose-lunch.ts';
import { listCrmFaults, retryCrm } from './crm-faults.ts';
import { getStaffSurvey } from './get-staff-survey.ts';
import { listSurveys } from './list-surveys.ts';
import { listParkedEvents, resendParkedEvent } from './parked-events.ts';
import { sendSurveyBack } from './send-survey-back.ts';
import { setLogOk } from './set-log-ok.ts';

export const staffRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.listSurveys, ({ actor, query }) =>
    listSurveys(deps, { isSeen: isSeenBy(actor), status: query.status, charges: query.charges }),
  );
  implement(contract.getStaffSurvey, async ({ actor, params }) => surveySeenBy(actor, await getStaffSurvey(deps, params)));
  implement(contract.acceptSurvey, ({ actor, params, body }) => acceptSurvey(deps, { actor, ...params, ...body }));
  implement(contract.sendSurveyBack, ({ actor, params, body }) => sendSurveyBack(deps, { actor, ...params, ...body }));
  implement(contract.setLogOk, ({ actor, params, body }) => setLogOk(deps, { actor, ...params, ...body }));
  implement(contract.chooseLunch, ({ actor, params, body }) => chooseLunch(deps, { actor, ...params, choice: body }));
  implement(contract.listCrmFaults, () => listCrmFaults(deps));
  implement(contract.retryCrm, ({ actor, params }) => retryCrm(deps, { actor, ...params }));
  implement(contract.listParkedSurveyEvents, () => listParkedEvents(deps));
  implement(contract.resendParkedSurveyEvent, ({ actor, params }) => resendParkedEvent(deps, { actor, ...params }));
};
