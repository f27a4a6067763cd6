import { reachOf } from '@plenary/contracts/desk-rights';
import * as contract from '@plenary/contracts/sales-desk.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changeTask } from './change-task.ts';
import { listRequests } from './list-requests.ts';
import { listTasks } from './list-tasks.ts';
import { listParkedEvents, resendParkedEvent } from './parked-events.ts';

export const salesDeskRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listTasks, ({ actor, query }) => listTasks(deps, { state: query.state, reach: reachOf(actor, 'prices') }));
  implement(contract.listRequests, ({ actor, query }) => listRequests(deps, { ...query, reach: reachOf(actor, 'prices') }));
  implement(contract.changeTask, ({ actor, params, body }) => changeTask(deps, { actor, ...params, ...body }));
  implement(contract.listParkedEvents, () => listParkedEvents(deps));
  implement(contract.resendParkedEvent, ({ actor, params }) => resendParkedEvent(deps, { actor, eventId: params.eventId }));
};
