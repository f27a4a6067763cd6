import { type CountedAddon, countedAddons } from '@plenary/contracts/addon-people';
import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { AgreedPeople } from '@plenary/contracts/events';
import type { AddonPax, SearchDay } from '@plenary/contracts/search';
import { includedLunch } from '../search/finder-faults.ts';

type Asked = AskedChange['days'];
type Rules = Pick<RoomFinderRules, 'lunch'>;

/** Whether days of a booking are each named once at most, in its order, one of them at least, and each of its subcommittees once at most. */
export const namesItsDays = (days: readonly SearchDay[], asked: Asked): boolean => {
  const named = asked.flatMap(({ from }) => from ?? []);
  const known = days.filter(({ date }) => named.includes(date)).map(({ date }) => date);
  return named.length > 0 && named.join() === known.join() && asked.every((one) => namesOnce(dayBefore(days, one), one));
};

const namesOnce = (was: SearchDay | undefined, { subcommittees = [] }: Asked[number]): boolean => {
  const places = subcommittees.flatMap(({ from }) => from ?? []);
  return new Set(places).size === places.length && places.every((place) => place < (was?.subcommittees.length ?? 0));
};

const dayBefore = (days: readonly SearchDay[], { from }: Pick<Asked[number], 'from'>): SearchDay | undefined =>
  from === undefined ? undefined : days.find(({ date }) => date === from);

/** By day that is asked for, the one that it goes on with; undefined: a day more. */
export const daysBefore = (days: readonly SearchDay[], asked: readonly Pick<Asked[number], 'from'>[]): (SearchDay | undefined)[] =>
  asked.map((one) => dayBefore(days, one));

/** Whether days come or go. */
export const hasOtherDays = (days: readonly SearchDay[], asked: Asked): boolean =>
  days.length !== asked.length || asked.some(({ from }) => from === undefined);

export const movesDays = (asked: Asked): boolean => asked.some(({ from, to }) => from !== undefined && from !== to);

/** Days as they are asked for that go on from one of the booking. */
export const goingOn = (asked: Asked): Asked => asked.filter(({ from }) => from !== undefined);

/** The days of a search as they are asked for. */
export const changedDays = (days: readonly SearchDay[], asked: Asked, rules: Rules): SearchDay[] => {
  const wanted = asked.map((one) => {
    const was = dayBefore(days, one);
    return was ? changedDay(was, one, rules) : newDay(one, { first: days[0], rules });
  });
  return withAddonsAtEnds(wanted, { days, asked });
};

const changedDay = (day: SearchDay, asked: Asked[number], rules: Rules): SearchDay => {
  const { to, pax, configuration, duration, subcommittees } = asked;
  const plenary = { pax, duration: duration ?? day.plenary.duration, configuration: configuration ?? day.plenary.configuration };
  const { lunchPax: _, addonPax: __, ...rest } = day;
  const eating = lunchOf(day, asked, { ...day, plenary }, rules);
  const ofAddons = ownPax({ ...day.addonPax, ...asked.addonPax }, pax);
  return {
    ...rest,
    date: to,
    ...(eating !== undefined && { lunchPax: eating }),
    ...(ofAddons && { addonPax: ofAddons }),
    plenary,
    ...(subcommittees && { subcommittees: subcommittees.map(({ from: ___, ...room }) => room) }),
  };
};

const newDay = (asked: Asked[number], { first, rules }: { first: SearchDay | undefined; rules: Rules }): SearchDay => {
  const { to, pax, configuration = first?.plenary.configuration ?? 'theater', duration = 'AM, PM', lunchPax, subcommittees = [] } = asked;
  const plenary = { pax, duration, configuration };
  const eating = lunchPax ?? includedLunch({ plenary }, rules);
  const ofAddons = ownPax({ ...asked.addonPax }, pax);
  return {
    date: to,
    ...(eating !== undefined && (eating > 0 || duration === 'AM, PM') && { lunchPax: eating }),
    ...(ofAddons && { addonPax: ofAddons }),
    plenary,
    subcommittees: subcommittees.map(({ from: _, ...room }) => room),
  };
};

/** What opens and what closes the event keeps its own people, whichever day is the first or the last by now. */
const withAddonsAtEnds = (wanted: SearchDay[], { days, asked }: { days: readonly SearchDay[]; asked: Asked }): SearchDay[] =>
  countedAddons.reduce((all, addon) => {
    const at = addon === 'teambuilding' ? 0 : -1;
    const [was, day, form] = [days.at(at), all.at(at), asked.at(at)];
    if (!was || !day || form?.from === was.date) return all;
    const own = form?.addonPax?.[addon] ?? was.addonPax?.[addon];
    return all.map((one) => withAddonPax(one, addon, one === day ? own : undefined));
  }, wanted);

const withAddonPax = ({ addonPax, ...day }: SearchDay, addon: CountedAddon, people: number | undefined): SearchDay => {
  const ofAddons = ownPax({ ...addonPax, [addon]: people }, day.plenary.pax);
  return { ...day, ...(ofAddons && { addonPax: ofAddons }) };
};

/** The numbers that are not the plenary's; undefined: none. */
const ownPax = (asked: AddonPax, pax: number): AddonPax | undefined => {
  const own = Object.entries(asked).filter(([, people]) => people !== undefined && people !== pax);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
};

/**
 * People at lunch: as asked for; a day that becomes a full one includes it; else a lunch for everybody stays one, a smaller one stays as it
 * is as long as there are so many people, and so does one for guests beside them.
 */
const lunchOf = (
  was: SearchDay,
  { lunchPax: asked, pax }: Pick<Asked[number], 'lunchPax' | 'pax'>,
  day: SearchDay,
  rules: Rules,
): number | undefined => {
  const isFull = day.plenary.duration === 'AM, PM';
  if (asked !== undefined) return asked === 0 && !isFull ? undefined : asked;
  if (isFull && was.plenary.duration !== 'AM, PM') return includedLunch(day, rules);
  const { lunchPax } = was;
  if (lunchPax === undefined || lunchPax > was.plenary.pax) return lunchPax;
  return lunchPax === was.plenary.pax ? pax : Math.min(lunchPax, pax);
};

/** By day, the request before that each request goes on with: the plenary is 0, then come the subcommittees; undefined for a new one. */
export type Origins = (number | undefined)[][];

export const originsOf = (days: readonly SearchDay[], asked: Asked): Origins =>
  asked.map((one) => {
    const was = dayBefore(days, one);
    if (!was) return [undefined, ...(one.subcommittees ?? []).map(() => undefined)];
    const smaller = one.subcommittees?.map(({ from }) => (from === undefined ? undefined : from + 1));
    return [0, ...(smaller ?? was.subcommittees.map((_, place) => place + 1))];
  });

/** People that staff agreed to since the signature, on the days of the change; those of a day whose people are asked for anew are gone. */
export const agreedAfter = (
  days: readonly SearchDay[],
  asked: readonly Pick<Asked[number], 'from' | 'to' | 'pax'>[],
  agreed: AgreedPeople['days'],
): AgreedPeople['days'] =>
  agreed.flatMap(({ day, pax }) => {
    const wanted = asked.find(({ from }) => from === day);
    return wanted && wanted.pax === days.find(({ date }) => date === day)?.plenary.pax ? [{ day: wanted.to, pax }] : [];
  });
