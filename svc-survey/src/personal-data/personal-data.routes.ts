import * as contract from '@plenary/contracts/personal-data';
import type { Implement } from '../app.ts';
import type { SurveyDeps } from '../deps.ts';
import { getKeptEvents } from './get-kept-events.ts';

export const personalDataRoutes = (implement: Implement, deps: SurveyDeps): void =>
  implement(contract.getKeptEvents, ({ actor }) => getKeptEvents(deps, actor));
