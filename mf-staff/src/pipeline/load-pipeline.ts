import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import { tagOf } from '@plenary/http/create-caller';
import { isOwner } from '../deals/load-deals.ts';
import { askAll, type Source } from '../desk/ask-all.ts';
import { dayOf } from '../desk/day-of.ts';
import { listedDays } from '../desk/listed-days.ts';
import { localToday } from '../desk/local-today.ts';
import { fetchColleagues } from '../follow-up/api.ts';
import { fetchTasks, type Task } from '../tasks/api.ts';
import { fetchPipeline, type PipelineAsked } from './api.ts';

export interface PipelineData {
  asked: PipelineAsked;
  columns: Pipeline['columns'];
  lost: Pipeline['lost'];
  /** `ETag` of the columns. */
  tag: string | undefined;
  /** Requests that no quote answers yet, those due first in front; of an owner where one is asked for. */
  requests: Task[];
  colleagues: StaffMember[];
  away: Source[];
  today: string;
}

/** Deals by stage that the address selects, with the requests in front of them (design: desk D8). */
export const loadPipeline = async ({ request: { url, signal } }: { request: Request }): Promise<PipelineData> => {
  const query = new URL(url).searchParams;
  const owner = query.get('owner');
  const asked: PipelineAsked = {
    owner: isOwner(owner) ? owner : undefined,
    country: countryCodes.find((one) => one === query.get('country')),
    due: dayOf(query.get('due')),
    ...listedDays(query),
  };
  const [pipeline, tasks, colleagues] = await Promise.all([
    fetchPipeline(asked, { signal }),
    fetchTasks(undefined, signal),
    askAll(['accounts'], () => fetchColleagues(signal), signal),
  ]);
  const isTheirs = (task: Task) => !asked.owner || (asked.owner === 'nobody' ? task.owner === null : task.owner?.userId === asked.owner);
  return {
    asked,
    columns: pipeline.columns,
    lost: pipeline.lost,
    tag: tagOf(pipeline),
    requests: tasks.filter((task) => task.kind !== 'move' && isTheirs(task)),
    colleagues: colleagues.found[0]?.answer ?? [],
    away: colleagues.away,
    today: localToday(new Date()),
  };
};
