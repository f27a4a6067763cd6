import * as contract from '@plenary/contracts/sales-desk.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changeTask } from './change-task.ts';
import { listRequests } from './list-requests.ts';
import { listTasks } from './list-tasks.ts';
import { listParkedEvents, resendParkedEvent } from './parked-events.ts';

export const salesDeskRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listTasks, ({ query }) => listTasks(deps, query.state));
  implement(contract.listRequests, ({ query }) => listRequests(deps, query));
  implement(contract.changeTask, ({ actor, params, body }) => changeTask(deps, { actor, ...params, ...body }));
  implement(contract.listParkedEvents, () => listParkedEvents(deps));
  implement(contract.resendParkedEvent, ({ actor, params }) => resendParkedEvent(deps, { actor, eventId: params.eventId }));
};
