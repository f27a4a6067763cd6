import type { NetworkSheet } from '@plenary/contracts/network-file-terms';
import { stopLists, venueTexts } from '@plenary/contracts/network-terms';
import { subroomSizes, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import { capacityFields } from '@plenary/contracts/referential-terms';
import { languages } from '@plenary/contracts/terms';
import { type CellKind, day, euros, flag, lines, number, optionalText, text, textOrNull, words } from './cells.ts';

/** A column of a sheet: its name in the first row, and where its value stands in a venue, room, price list or picture. */
export interface Column {
  name: string;
  path: readonly string[];
  kind: CellKind;
}

/** Named as the server names a fault: without the object that holds the facts. */
const column = (path: string, kind: CellKind, within?: string): Column => ({
  name: path,
  path: [...(within ? [within] : []), ...path.split('.')],
  kind,
});
const under = (within: string, kind: CellKind, ...paths: string[]): Column[] => paths.map((path) => column(path, kind, within));
const inLanguages = (name: string): string[] => languages.map((language) => `${name}.${language}`);

const facts = 'facts';
const stops = lines({ name: 'line' }, { name: 'station' }, { name: 'minutesToWalk', isNumber: true });
const sources = lines({ name: 'url' }, { name: 'width', isNumber: true }, { name: 'format', isOptional: true });

const closingReasons = ['reason', 'en', 'es', 'nl'] as const;
const closingLines = lines({ name: 'from' }, { name: 'to' }, ...closingReasons.map((name) => ({ name, isOptional: true })));

/** `2027-03-01 | 2027-03-05 | Travaux | Works`: the reasons of other languages behind the one that all have. */
const closings: CellKind = {
  write: (value) => closingLines.write((value as { reasons?: object }[]).map(({ reasons, ...closing }) => ({ ...closing, ...reasons }))),
  read: (cell) =>
    (closingLines.read(cell) as Record<string, string>[]).map(({ en, es, nl, ...closing }) => {
      const reasons = { ...(en && { en }), ...(es && { es }), ...(nl && { nl }) };
      return { ...closing, ...(Object.keys(reasons).length > 0 && { reasons }) };
    }),
};

/** Names the venue of a row on the sheets other than `venues`. */
export const venueColumn = 'venue';

/** Sheets of `network/1` as a workbook (D33 of the desk). */
export const columnsOf = {
  venues: [
    column('id', optionalText),
    ...['slug', 'state', 'countryCode'].map((name) => column(name, text)),
    ...under(facts, text, 'name', 'commercialName', 'palette'),
    ...under(facts, text, 'address.street', 'address.zipCode', 'address.city', 'address.district'),
    ...under(facts, number, 'coordinates.latitude', 'coordinates.longitude'),
    ...under(facts, text, ...venueTexts.flatMap(inLanguages)),
    ...under(facts, flag, 'hasFood', 'isAccessible', 'isFoodBrand', 'isRequestOnly'),
    ...under(facts, stops, ...stopLists),
    column('bikeShareStations', lines({ name: 'id' }, { name: 'name' }), facts),
    column('closings', closings, facts),
    column('parkings', lines({ name: 'name' }, { name: 'street' }, { name: 'minutesToWalk', isNumber: true }), facts),
    ...under(facts, number, 'lunchSeats.service1', 'lunchSeats.service2', 'standardPaxLimit'),
    ...under(facts, number, 'eventDemandPax.default', 'eventDemandPax.minimum'),
    column('tier', text, facts),
    column('minimumPricePerDay', euros, facts),
    column('promotions', lines({ name: 'from' }, { name: 'to' }, { name: 'percent', isNumber: true })),
  ],
  hours: under(facts, number, 'openingHours.opens', 'openingHours.closes').map((one) => ({
    ...one,
    name: one.name.replace('openingHours.', ''),
  })),
  rooms: [
    column('id', optionalText),
    column('name', text, facts),
    ...under(facts, number, 'floor', 'area', 'height'),
    ...under(facts, flag, 'hasDaylight', 'isStepFree', 'hasVideoConference', 'hasSeveralScreens', 'hasPillar'),
    column('equipment', words, facts),
    column('category', text, 'figures'),
    column('subcommitteeType', textOrNull, 'figures'),
    ...under('figures', number, ...capacityFields.map((field) => `people.${field}`)),
    column('thresholds.low', number),
    column('thresholds.high', number),
  ],
  prices: [
    column('from', day),
    column('cancellation', lines({ name: 'minDays', isNumber: true }, { name: 'percent', isNumber: true })),
    column('vat.service', number),
    column('vat.food', number),
    ...under('list', euros, ...unitPriceCodes.map((code) => `unitPrices.${code}`)),
    ...under('list', euros, ...subroomSizes.flatMap((size) => [`subrooms.${size}.half`, `subrooms.${size}.fullDay`])),
  ],
  pictures: ['', 'mobile.']
    .flatMap((form) => [
      column(`${form}sources`, sources),
      ...['width', 'height'].map((side) => column(`${form}${side}`, number)),
      ...inLanguages(`${form}alternative`).map((name) => column(name, text)),
      column(`${form}blur`, optionalText),
      column(`${form}focus.x`, number),
      column(`${form}focus.y`, number),
      column(`${form}roomId`, optionalText),
    ])
    .concat(
      inLanguages('caption').map((name) => column(name, text)),
      column('originalWidth', number),
      column('cropped.sources', sources),
      ['width', 'height', 'area.x', 'area.y', 'area.width', 'area.height'].map((name) => column(`cropped.${name}`, number)),
      column('cropped.blur', optionalText),
    ),
} as const satisfies Record<NetworkSheet, readonly Column[]>;
