import type * as contract from '@plenary/contracts/sales-desk';
import type { TaskState } from '@plenary/contracts/sales-desk-terms';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Task = contract.Task;

/** Tasks of a state; all that are not done where it is left out. */
export const fetchTasks = async (state: TaskState | undefined, signal?: AbortSignal): Promise<Task[]> =>
  (await call(refer<typeof contract.listTasks>('GET', '/api/sales-desk/tasks'), { query: { state } }, { signal })).tasks;

export interface TaskChange {
  state?: TaskState;
  owner?: 'me' | 'nobody';
  note?: string;
}

export const changeTask = ({ kind, id, version }: Task, change: TaskChange): Promise<Task> =>
  call(refer<typeof contract.changeTask>('PATCH', '/api/sales-desk/tasks/{kind}/{id}'), {
    params: { kind, id },
    body: { ...change, version },
  });
