/** The network as a file, without schemas (D33 of the operator's desk). */

export const networkFormat = 'network/1';

/** Parts of the file, whose rows are counted as in a spreadsheet of that name: the first one is row 2. */
export const networkSheets = ['venues', 'hours', 'rooms', 'prices', 'pictures'] as const;
export type NetworkSheet = (typeof networkSheets)[number];

export const importOutcomes = ['created', 'changed', 'same', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export const networkFileLimits = {
  /** Of a call with a file; about 1,000 venues with twelve rooms and eight pictures each. */
  bytes: 40 * 1024 * 1024,
  venues: 2_000,
  /** Lines of a plan that are listed; its counts are of all. */
  lines: 2_000,
} as const;
