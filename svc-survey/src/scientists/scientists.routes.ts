import { getScientistPicture as getScientistPictureContract } from '@plenary/contracts/meeting-events.endpoints';
import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getScientistPicture } from './get-scientist-picture.ts';
import { listScientists } from './list-scientists.ts';
import { changeScientist, createScientist } from './write-scientist.ts';

export const scientistsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.listScientists, () => listScientists(deps));
  implement(contract.createScientist, ({ actor, body }) => createScientist(deps, { actor, given: body }));
  implement(contract.changeScientist, ({ actor, params, body: { version, ...given } }) =>
    changeScientist(deps, { actor, id: params.scientistId, given, version }),
  );
  implement(getScientistPictureContract, ({ params }) => getScientistPicture(deps, params.sha256));
};
