import * as contract from '@plenary/contracts/personal-data.endpoints';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getKeptEvents } from './get-kept-events.ts';

export const personalDataRoutes = (implement: Implement, deps: SurveyDeps): void =>
  implement(contract.getKeptEvents, ({ actor }) => getKeptEvents(deps, actor));
