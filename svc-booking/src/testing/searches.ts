import type { SearchDay } from '@plenary/contracts/search';

/** A day of a search: a full-day plenary of 24 in theater; override what the test is about. */
export const searchDay = (date: string, overrides: Partial<SearchDay> = {}): SearchDay => ({
  date,
  plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' },
  subcommittees: [],
  ...overrides,
});

/** Query text of a search, as the client sends it. */
export const searchQuery = (days: readonly SearchDay[], rest: Record<string, string> = {}): string =>
  new URLSearchParams({ action: 'availabilities', days: JSON.stringify(days), ...rest }).toString();
