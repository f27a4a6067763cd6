import type { ListColumn } from '@plenary/contracts/desk-deals-terms';
import type { ColumnKind } from '../spreadsheets/spreadsheet.ts';

type Columns = Readonly<Record<string, ColumnKind>>;

/** A row a deal, before base and VAT of each rate (design: desk D25). */
const wholeDeal = {
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

/** What lists show beside it: in a file whose columns are chosen. */
const listedDeal = {
  ...{ title: 'text', guaranteed: 'number', lunch1: 'number', lunch2: 'number', survey: 'text', scientist: 'text', flags: 'text' },
  lastContact: 'localTime',
} as const satisfies Columns;

export const dealColumns = { ...wholeDeal, ...listedDeal } as const;
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

/** Columns of a file that tell what its rows are, and those that tell what a column of the list shows. */
interface Telling<Name> {
  always: readonly Name[];
  by: Readonly<Partial<Record<ListColumn, readonly Name[]>>>;
}

const telling = <Name extends string>(kinds: Readonly<Record<Name, ColumnKind>>, { always, by }: Telling<Name>) => {
  const names = Object.keys(kinds) as Name[];
  return (shown: readonly ListColumn[]): Name[] => {
    const told = new Set([...always, ...shown.flatMap((column) => by[column] ?? [])]);
    return names.filter((name) => told.has(name));
  };
};

const dealNames = telling(dealColumns, {
  always: ['reference', 'company', 'contact'],
  by: {
    ...{ title: ['title'], contact: ['email', 'phone'], venue: ['venue', 'country'], days: ['firstDay', 'lastDay'], rooms: ['rooms'] },
    ...{ scientist: ['scientist'], stage: ['stage', 'lostReason', 'lostText'], survey: ['survey'], flags: ['flags'] },
    ...{ pax: ['people', 'guaranteed'], lunch: ['lunch1', 'lunch2'], netPrice: ['net'], grossPrice: ['gross'], owner: ['owner'] },
    ...{ endsAt: ['ends', 'timeZone'], created: ['created', 'timeZone'], decided: ['decided', 'timeZone'] },
    ...{ next: ['nextAction', 'nextDay'], lastContact: ['lastContact', 'timeZone'] },
  },
});

/** Names of the columns of a file with a row a deal; null: of the whole deal. */
export const dealNamesOf = (shown: readonly ListColumn[] | null): DealColumn[] =>
  shown ? dealNames(shown) : (Object.keys(wholeDeal) as DealColumn[]);

/** Whether a file tells what only lists do. */
export const tellsListed = (names: readonly DealColumn[]): boolean => names.some((name) => name in listedDeal);

const eventNames = telling(eventColumns, {
  always: ['day', 'reference', 'company'],
  by: {
    ...{ title: ['title'], venue: ['venue', 'country'], days: ['start', 'end', 'dayNumber', 'dayCount', 'timeZone'], rooms: ['rooms'] },
    ...{ scientist: ['scientist'], stage: ['stage'], survey: ['survey'], flags: ['flags'], pax: ['guaranteed', 'expected', 'came'] },
    ...{ lunch: ['lunch', 'lunchPeople'], owner: ['owner'] },
  },
});

export const eventNamesOf = (shown: readonly ListColumn[] | null): EventColumn[] =>
  shown ? eventNames(shown) : (Object.keys(eventColumns) as EventColumn[]);

const lineNames = telling(lineColumns, {
  always: [
    ...(['reference', 'version', 'company', 'day', 'code', 'line', 'quantity', 'catalogPrice', 'unitPrice', 'discount'] as const),
    ...(['net', 'vatRate'] as const),
  ],
  by: { stage: ['stage'], venue: ['venue', 'country'], days: ['firstDay'] },
});

/** What a line costs stands in every file of lines. */
export const lineNamesOf = (shown: readonly ListColumn[] | null): LineColumn[] =>
  shown ? lineNames(shown) : (Object.keys(lineColumns) as LineColumn[]);
