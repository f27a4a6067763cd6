import type { ColumnKind } from '../spreadsheets/spreadsheet.ts';

type Columns = Readonly<Record<string, ColumnKind>>;

/** A row a deal, before base and VAT of each rate. */
export const dealColumns = {
  ...{ reference: 'text', stage: 'text', created: 'localTime', firstDay: 'day', lastDay: 'day', venue: 'text', country: 'text' },
  ...{ company: 'text', contact: 'text', email: 'text', phone: 'text', people: 'number', net: 'euros', vat: 'euros', gross: 'euros' },
  ...{ ends: 'localTime', timeZone: 'text', decided: 'localTime', owner: 'text', nextAction: 'text', nextDay: 'day', received: 'euros' },
  ...{
    came: 'number',
    version: 'number',
    rooms: 'text',
    fee: 'euros',
    reason: 'text',
    source: 'text',
    discount: 'euros',
    deposit: 'euros',
  },
  ...{ ladder: 'text', lostReason: 'text', lostText: 'text', purchaseOrder: 'text' },
} as const satisfies Columns;
export type DealColumn = keyof typeof dealColumns;

/** A row a day of an event. */
export const eventColumns = {
  ...{ day: 'day', start: 'text', end: 'text', reference: 'text', stage: 'text', venue: 'text', country: 'text', title: 'text' },
  ...{ company: 'text', dayNumber: 'number', dayCount: 'number', rooms: 'text', guaranteed: 'number', expected: 'number' },
  ...{ came: 'number', lunch: 'text', lunchPeople: 'number', survey: 'text', scientist: 'text', owner: 'text', flags: 'text' },
  timeZone: 'text',
} as const satisfies Columns;
export type EventColumn = keyof typeof eventColumns;

/** A row a line of a quote. */
export const lineColumns = {
  ...{ reference: 'text', version: 'number', stage: 'text', venue: 'text', country: 'text', company: 'text', firstDay: 'day' },
  ...{ day: 'day', code: 'text', line: 'text', quantity: 'number', catalogPrice: 'euros', unitPrice: 'euros', discount: 'euros' },
  ...{ net: 'euros', vatRate: 'number' },
} as const satisfies Columns;
export type LineColumn = keyof typeof lineColumns;
