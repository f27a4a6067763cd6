import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { AgreedPeople } from '@plenary/contracts/events';
import type { AddonPax, SearchDay } from '@plenary/contracts/search';
import { includedLunch } from '../search/finder-faults.ts';

type Asked = AskedChange['days'];

/** Whether each day of a booking is named once, in its order, and each of its subcommittees once at most. */
export const namesEachDay = (days: readonly SearchDay[], asked: Asked): boolean =>
  days.length === asked.length &&
  days.every(({ date, subcommittees }, index) => date === asked[index]?.from && namesOnce(subcommittees.length, asked[index]));

const namesOnce = (count: number, { subcommittees = [] }: Asked[number]): boolean => {
  const places = subcommittees.flatMap(({ from }) => from ?? []);
  return new Set(places).size === places.length && places.every((place) => place < count);
};

/** The days of a search as they are asked for. */
export const changedDays = (days: readonly SearchDay[], asked: Asked, rules: Pick<RoomFinderRules, 'lunch'>): SearchDay[] =>
  days.map((day, index) => {
    const { to = day.date, pax = day.plenary.pax, configuration, duration, subcommittees } = asked[index] ?? {};
    const plenary = { pax, duration: duration ?? day.plenary.duration, configuration: configuration ?? day.plenary.configuration };
    const { lunchPax: _, addonPax: __, ...rest } = day;
    const eating = lunchOf(day, { ...asked[index], pax }, { ...day, plenary }, rules);
    const ofAddons = ownPax({ ...day.addonPax, ...asked[index]?.addonPax }, pax);
    return {
      ...rest,
      date: to,
      ...(eating !== undefined && { lunchPax: eating }),
      ...(ofAddons && { addonPax: ofAddons }),
      plenary,
      ...(subcommittees && { subcommittees: subcommittees.map(({ from: ___, ...room }) => room) }),
    };
  });

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
  rules: Pick<RoomFinderRules, 'lunch'>,
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
  days.map((day, index) => [
    0,
    ...(asked[index]?.subcommittees?.map(({ from }) => (from === undefined ? undefined : from + 1)) ??
      day.subcommittees.map((_, place) => place + 1)),
  ]);

/** People that staff agreed to since the signature, on the days of the change; those of a day whose people are asked for anew are gone. */
export const agreedAfter = (
  days: readonly SearchDay[],
  asked: readonly Pick<Asked[number], 'to' | 'pax'>[],
  agreed: AgreedPeople['days'],
): AgreedPeople['days'] =>
  agreed.flatMap(({ day, pax }) => {
    const index = days.findIndex(({ date }) => date === day);
    const wanted = asked[index];
    return wanted && wanted.pax === days[index]?.plenary.pax ? [{ day: wanted.to, pax }] : [];
  });
