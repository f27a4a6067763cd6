import { type TaskState, taskStates } from '@plenary/contracts/sales-desk-terms';
import { tagOf } from '@plenary/http/create-caller';
import { fetchTaskList, type Task } from './api.ts';

export interface TasksData {
  /** Null: all that are not done. */
  state: TaskState | null;
  tasks: Task[];
  /** Its `ETag`. */
  tag: string | undefined;
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** Tasks of the state that the address names; without one, all that are not done. */
export const loadTasks = async ({ request }: { request: Request }): Promise<TasksData> => {
  const named = new URL(request.url).searchParams.get('state');
  const state = taskStates.find((one) => one === named) ?? null;
  const list = await fetchTaskList(state ?? undefined, { signal: request.signal });
  return { state, tasks: list.tasks, tag: tagOf(list), loadedAt: Date.now() };
};
