/** Forms in which a list is saved (D24 of the operator's desk), without schemas. */
export const spreadsheetFormats = ['csv', 'xlsx'] as const;
export type SpreadsheetFormat = (typeof spreadsheetFormats)[number];

export const spreadsheetTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SpreadsheetFormat, string>;
