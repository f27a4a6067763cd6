import * as contract from '@plenary/contracts/survey-share.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { createShareLink, openShareLink, revokeShareLink } from './share-survey.ts';

export const shareRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.createShareLink, ({ actor, params }) => createShareLink(deps, { actor, eventId: params.eventId }));

  implement(contract.revokeShareLink, ({ actor, params }) => revokeShareLink(deps, { actor, eventId: params.eventId }));

  implement(contract.openShareLink, ({ actor, params, body }) =>
    openShareLink(deps, { actor, eventId: params.eventId, token: body.token }),
  );
};
