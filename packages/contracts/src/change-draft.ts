import { addDays } from './add-days.ts';
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
  /** Absent: a day more. */
  from?: string;
  /** Tells days more apart. */
  added?: number;
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

/** A full day includes it. */
const lunchOfNew = ({ pax, duration }: { pax: number; duration: Duration }): number => (duration === 'AM, PM' ? pax : 0);

const dayBefore = (days: readonly SearchDay[], { from }: Pick<DayDraft, 'from'>): SearchDay | undefined =>
  days.find(({ date }) => date === from);

/** Names a day of a draft, whatever is typed in it. */
export const dayKey = ({ from, added }: Pick<DayDraft, 'from' | 'added'>): string => from ?? `added-${added}`;

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
    const was = dayBefore(days, one);
    if (next.isLunchSaid || next.pax === null) return next;
    const { pax, duration } = next;
    return { ...next, lunchPax: was ? lunchGoingOn(was, { pax, duration }) : lunchOfNew({ pax, duration }) };
  });

/** The draft with a day more, as the last one is: the next working day, for as many people, in the same set-up. */
export const withDayMore = (draft: readonly DayDraft[]): DayDraft[] => {
  const { to = '', pax = null, configuration = 'theater' } = draft.at(-1) ?? {};
  const added = Math.max(0, ...draft.map((day) => day.added ?? 0)) + 1;
  const people = { pax, configuration, duration: 'AM, PM' as const, lunchPax: pax };
  return [...draft, { added, to: to && nextWorkingDay(to), ...people, isLunchSaid: false, subcommittees: [] }];
};

const nextWorkingDay = (day: string): string => {
  const next = addDays(day, 1);
  return [0, 6].includes(new Date(next).getUTCDay()) ? nextWorkingDay(next) : next;
};

/** The draft with a day of the booking that it had given up, in its place. */
export const withDayBack = (draft: readonly DayDraft[], day: SearchDay): DayDraft[] => inOrder([...draft, ...draftOf([day])]);

/** Each day more in its place among the others, whose order is that of the booking. */
export const inOrder = (draft: readonly DayDraft[]): DayDraft[] => {
  const days = draft.filter(({ from }) => from !== undefined).toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  const more = draft.filter(({ from }) => from === undefined).toSorted((a, b) => (a.to < b.to ? -1 : 1));
  for (const day of more) {
    const later = day.to === '' ? -1 : days.findIndex(({ to }) => to > day.to);
    days.splice(later < 0 ? days.length : later, 0, day);
  }
  return days;
};

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
  days: draft.map((day) => {
    const { from, to, pax, configuration, duration, lunchPax, subcommittees } = day;
    const was = dayBefore(booked.days, day);
    const people = pax ?? 0;
    if (!was) return askedDayMore(day);
    const isSameRooms =
      subcommittees.length === was.subcommittees.length &&
      subcommittees.every((room, place) => isAsBefore(room, was.subcommittees[place], place));
    return {
      ...{ from, to, pax: people },
      ...(configuration !== was.plenary.configuration && { configuration }),
      ...(duration !== was.plenary.duration && { duration }),
      ...(lunchPax !== lunchGoingOn(was, { pax: people, duration }) && { lunchPax: lunchPax ?? 0 }),
      ...(!isSameRooms && { subcommittees: roomsOf(subcommittees) }),
    };
  }),
  ...(addonNames.some((name) => (addons[name] ?? false) !== (booked.addons[name] ?? false)) && { addons }),
});

const askedDayMore = ({
  to,
  pax,
  configuration,
  duration,
  lunchPax,
  isLunchSaid,
  subcommittees,
}: DayDraft): AskedChange['days'][number] => ({
  ...{ to, pax: pax ?? 0, configuration, duration },
  ...(isLunchSaid && { lunchPax: lunchPax ?? 0 }),
  ...(subcommittees.length > 0 && { subcommittees: roomsOf(subcommittees) }),
});

const roomsOf = (rooms: readonly RoomDraft[]) => rooms.map(({ pax, ...room }) => ({ ...room, pax: pax ?? 0 }));

const isAsBefore = (room: RoomDraft, was: SearchDay['subcommittees'][number] | undefined, place: number): boolean =>
  room.from === place && room.pax === Number(was?.pax) && room.configuration === was?.configuration && room.duration === was.duration;
