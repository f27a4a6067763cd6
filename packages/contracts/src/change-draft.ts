import type { AskedChange } from './changes.schemas.ts';
import type { FieldErrors } from './problem.ts';
import type { Addons } from './quote.ts';
import type { Configuration, Duration, SearchDay } from './search.ts';
import { addonNames } from './terms.ts';

/** What a form of a change holds, without schemas: pages of customers and of staff use it. */

export interface RoomDraft {
  /** Its place now; absent: a new one. */
  from?: number;
  pax: number | null;
  configuration: Configuration;
  duration: Duration;
}

export interface DayDraft {
  from: string;
  to: string;
  pax: number | null;
  configuration: Configuration;
  duration: Duration;
  /** People at lunch; until they are said they go along with the people of the day. */
  lunchPax: number | null;
  isLunchSaid: boolean;
  subcommittees: RoomDraft[];
}

type Day = Pick<SearchDay, 'lunchPax' | 'plenary'>;

/** People at the lunch of a day. */
export const eatingOn = ({ lunchPax, plenary }: Day): number => Number(lunchPax ?? (plenary.duration === 'AM, PM' ? plenary.pax : 0));

/** People at lunch where nobody says so: a lunch for everybody stays one, a smaller one as it is while there are so many people. */
const lunchGoingOn = (was: Day, { pax, duration }: { pax: number; duration: Duration }): number => {
  const eating = eatingOn(was);
  if (duration === 'AM, PM' && was.plenary.duration !== 'AM, PM') return pax;
  if (eating > Number(was.plenary.pax)) return eating;
  return eating === Number(was.plenary.pax) ? pax : Math.min(eating, pax);
};

export const draftOf = (days: readonly SearchDay[]): DayDraft[] =>
  days.map((day) => ({
    from: day.date,
    to: day.date,
    ...{ pax: Number(day.plenary.pax), configuration: day.plenary.configuration, duration: day.plenary.duration },
    lunchPax: eatingOn(day),
    isLunchSaid: false,
    subcommittees: day.subcommittees.map(({ pax, ...room }, from) => ({ ...room, from, pax: Number(pax) })),
  }));

/** The draft with other fields of a day; its lunch goes along with its people until it is said otherwise. */
export const withDay = (draft: readonly DayDraft[], index: number, fields: Partial<DayDraft>, days: readonly SearchDay[]): DayDraft[] =>
  draft.map((one, place) => {
    if (place !== index) return one;
    const next = { ...one, ...fields, isLunchSaid: one.isLunchSaid || 'lunchPax' in fields };
    const was = days[index];
    if (next.isLunchSaid || next.pax === null || !was) return next;
    return { ...next, lunchPax: lunchGoingOn(was, { pax: next.pax, duration: next.duration }) };
  });

const lacks = (value: number | null, least: number): boolean => value === null || value < least;

/** What a draft lacks before it can be asked about, by the field paths of a preview: `required`. None: it is whole. */
export const draftFaults = (draft: readonly DayDraft[]): FieldErrors => {
  const lacking = draft.flatMap(({ to, pax, lunchPax, subcommittees }, index) => [
    ...(to === '' ? [`days.${index}.to`] : []),
    ...(lacks(pax, 1) ? [`days.${index}.plenary.pax`] : []),
    ...(lacks(lunchPax, 0) ? [`days.${index}.lunchPax`] : []),
    ...subcommittees.flatMap((room, place) => (lacks(room.pax, 1) ? [`days.${index}.subcommittees.${place}.pax`] : [])),
  ]);
  return Object.fromEntries(lacking.map((path) => [path, 'required']));
};

interface Booked {
  days: readonly SearchDay[];
  addons: Addons;
}

/** A whole draft as it is asked for: what stays as it is, is left out. */
export const askedChange = (draft: readonly DayDraft[], addons: Addons, booked: Booked): AskedChange => ({
  days: draft.map(({ from, to, pax, configuration, duration, lunchPax, subcommittees }, index) => {
    const was = booked.days[index];
    const people = pax ?? 0;
    const isSameRooms =
      subcommittees.length === was?.subcommittees.length &&
      subcommittees.every((room, place) => isAsBefore(room, was.subcommittees[place], place));
    return {
      ...{ from, to, pax: people },
      ...(configuration !== was?.plenary.configuration && { configuration }),
      ...(duration !== was?.plenary.duration && { duration }),
      ...(was && lunchPax !== lunchGoingOn(was, { pax: people, duration }) && { lunchPax: lunchPax ?? 0 }),
      ...(!isSameRooms && { subcommittees: subcommittees.map(({ pax: seats, ...room }) => ({ ...room, pax: seats ?? 0 })) }),
    };
  }),
  ...(addonNames.some((name) => (addons[name] ?? false) !== (booked.addons[name] ?? false)) && { addons }),
});

const isAsBefore = (room: RoomDraft, was: SearchDay['subcommittees'][number] | undefined, place: number): boolean =>
  room.from === place && room.pax === Number(was?.pax) && room.configuration === was?.configuration && room.duration === was.duration;
