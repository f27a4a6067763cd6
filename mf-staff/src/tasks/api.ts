import * as contract from '@plenary/contracts/sales-desk.endpoints';
import type * as salesDeskSchemas from '@plenary/contracts/sales-desk.schemas';
import type { RequestsAsked } from '@plenary/contracts/sales-desk.schemas';
import type { TaskState } from '@plenary/contracts/sales-desk-terms';
import { call } from '../call.ts';
import type { Looking } from '../desk/looking.ts';

export type Task = salesDeskSchemas.Task;

/** Tasks of a state; all that are not done where it is left out. */
export const fetchTaskList = (state: TaskState | undefined, options?: Looking): Promise<{ tasks: Task[] }> =>
  call(contract.listTasks, { query: { state } }, options);

/** The requests made in a period, of one outcome where it is named: how many, and the last of them. */
export const fetchRequests = (asked: RequestsAsked, options?: Looking): Promise<{ total: number; tasks: Task[] }> =>
  call(contract.listRequests, { query: { ...asked } }, options);

export const fetchTasks = async (state: TaskState | undefined, signal?: AbortSignal): Promise<Task[]> =>
  (await fetchTaskList(state, { signal })).tasks;

export interface TaskChange {
  state?: TaskState;
  owner?: 'me' | 'nobody';
  note?: string;
}

export const changeTask = ({ kind, id, version }: Task, change: TaskChange): Promise<Task> =>
  call(contract.changeTask, {
    params: { kind, id },
    body: { ...change, version },
  });
