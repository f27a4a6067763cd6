import type { Duration, SearchDay } from '@plenary/contracts/search';
import { documentedSearch, hasSearch, searchNames, shortSearch } from '@plenary/contracts/search-address';
import { configurations, countryCodes, defaultCountryCode, durations, maxDays, maxSubcommittees } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { completeDays, type DraftDay, type DraftRoom, emptyDraft, fullDay, type SearchDraft } from './search-draft.ts';

/** Requests availabilities; without it the address keeps the search and requests nothing (server-rules §2). */
export const searchAction = 'availabilities';

/**
 * The query of a search, with its question mark, or null while incomplete: only a whole search is sent
 * (spec/booking.md §4).
 */
export const searchToQuery = (draft: SearchDraft): string | null => {
  const days = completeDays(draft);
  if (days === null) return null;
  return addressOf(draft.countryCode, { days, manualPax: draft.manualPax });
};

/** The query of an earlier search, e.g. that of a quote; empty if unknown. */
export const queryOfSearch = ({ countryCode, days }: { countryCode: CountryCode; days: readonly SearchDay[] | undefined }): string =>
  days ? addressOf(countryCode, { days }) : '';

const addressOf = (countryCode: CountryCode, asked: Parameters<typeof shortSearch>[0]): string =>
  `?${new URLSearchParams([['countryCode', countryCode], ['action', searchAction], ...shortSearch(asked)])}`;

/**
 * The search of an address, as the form shows it. Unreadable values are left empty, as missing fields; days and rooms
 * keep their places, because the service's errors name them by place. Never throws. A given country takes precedence.
 */
export const searchFromQuery = (query: string | URLSearchParams, country?: CountryCode): SearchDraft => {
  const values = documentedSearch(query);
  const asked = country ?? oneOf(countryCodes, values.get('countryCode')) ?? defaultCountryCode;
  const days = listOf(values.get('days')).slice(0, maxDays).map(readDay);
  if (days.length === 0) return emptyDraft(asked);
  const byHand = days.map((_, index) => index).filter((index) => listOf(values.get('manualPax')).includes(index));
  return { countryCode: asked, days, manualPax: byHand };
};

/** Whether an address requests availabilities. */
export const asksForAvailabilities = (query: string | URLSearchParams): boolean =>
  new URLSearchParams(query).get('action') === searchAction && hasSearch(query);

/** The same search in another country, for links of a country selector. */
export const inCountry = (query: string | URLSearchParams, country: CountryCode): string => {
  const kept = [...new URLSearchParams(query)].filter(([name]) => ['action', ...searchNames].includes(name));
  return `?${new URLSearchParams([['countryCode', country], ...kept])}`;
};

const listOf = (text: string | null): unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

const membersOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

const readDay = (value: unknown): DraftDay => {
  const { date, lunchPax, plenary, subcommittees } = membersOf(value);
  const main = readRoom(plenary, { duration: fullDay, configuration: 'theater' });
  return {
    date: readDate(date),
    ...readLunch(lunchPax, main),
    plenary: main,
    subcommittees: (Array.isArray(subcommittees) ? subcommittees : [])
      .slice(0, maxSubcommittees)
      .map((room) => readRoom(room, { duration: main.duration, configuration: 'casual' })),
  };
};

/** Without a number of its own a full day has lunch for its plenary, a half day has none (server-rules §2). */
const readLunch = (value: unknown, plenary: DraftRoom): Pick<DraftDay, 'lunchPax'> => {
  if ((value === undefined || value === null) && plenary.duration !== fullDay) return {};
  const pax = readPax(value);
  return { lunchPax: pax === plenary.pax ? null : pax };
};

const oneOf = <Item extends string>(list: readonly Item[], value: unknown): Item | undefined => list.find((item) => item === value);

/** A day that is in the calendar, `YYYY-MM-DD`. */
const readDate = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null;
};

/** A non-negative integer, or a text of one, as the service reads it (spec/booking.md §5). */
const readPax = (value: unknown): number | null => {
  const pax = typeof value === 'string' && /^\d+$/.test(value) ? Number.parseInt(value, 10) : value;
  return typeof pax === 'number' && Number.isSafeInteger(pax) && pax >= 0 ? pax : null;
};

const readRoom = (value: unknown, defaults: { duration: Duration; configuration: DraftRoom['configuration'] }): DraftRoom => {
  const members = membersOf(value);
  return {
    pax: readPax(members.pax),
    duration: oneOf(durations, members.duration) ?? defaults.duration,
    configuration: oneOf(configurations, members.configuration) ?? defaults.configuration,
  };
};
