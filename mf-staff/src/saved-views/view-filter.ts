import type { SavedView, ViewFilter } from '@plenary/contracts/saved-views.schemas';
import { todayOfView, type ViewedList } from '@plenary/contracts/saved-views-terms';
import { paths } from '../paths.ts';

/** What a list is asked for; the day of today is kept as such, so that a view goes along with time. */
export const viewFilterOf = (asked: ViewFilter, today: string): ViewFilter => {
  const dayOf = (day: string | undefined) => (day === today ? todayOfView : day);
  return { ...asked, from: dayOf(asked.from), to: dayOf(asked.to), due: dayOf(asked.due) };
};

/** The address of a view on a day. */
export const addressOf = ({ list, filter }: Pick<SavedView, 'list' | 'filter'>, today: string): string => {
  const dayOf = (day: string | undefined) => (day === todayOfView ? today : day);
  const asked = { ...filter, from: dayOf(filter.from), to: dayOf(filter.to), due: dayOf(filter.due) };
  const addresses: Record<ViewedList, (given: typeof asked) => string> = {
    events: (given) => paths.events({ ...given, sort: given.sort ?? 'days' }),
    pipeline: paths.pipeline,
  };
  return addresses[list](asked);
};

/** Whether two filters ask for the same. */
export const isSameFilter = (one: ViewFilter, other: ViewFilter): boolean => {
  const text = (filter: ViewFilter) =>
    JSON.stringify(
      Object.entries(filter)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return text(one) === text(other);
};
