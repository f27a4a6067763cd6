import type { VenueFacts } from '@plenary/contracts/network.schemas';
import { palettes, priceTiers, type stopLists, type VenueText, venueTexts } from '@plenary/contracts/network-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { languages } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { centsOf } from '../desk/cents-of.ts';
import { eurosOf } from '../desk/euros-of.ts';

const numberKeys = ['lunchSeats.service1', 'lunchSeats.service2', 'standardPaxLimit', 'eventDemandPax.default'] as const;
export type NumberKey = (typeof numberKeys)[number] | 'eventDemandPax.minimum';
type AddressKey = `address.${keyof VenueFacts['address']}`;
type TranslatedKey = `${VenueText}.${Language}`;
export type TextKey =
  | 'name'
  | 'commercialName'
  | 'palette'
  | 'tier'
  | 'coordinates'
  | 'openingHours.opens'
  | 'openingHours.closes'
  | 'minimumPricePerDay'
  | AddressKey
  | TranslatedKey
  | NumberKey;
export const flagKeys = ['hasFood', 'isAccessible', 'isFoodBrand', 'isRequestOnly'] as const;
type FlagKey = (typeof flagKeys)[number];
export type ListKey = (typeof stopLists)[number] | 'bikeShareStations' | 'parkings' | 'closings';
export type Row = Readonly<Record<string, string>>;

/** The facts of a venue as they are typed, by the paths under which svc-booking names their faults. */
export type VenueForm = Record<TextKey, string> & Record<FlagKey, boolean> & Record<ListKey, readonly Row[]>;
export type FormKey = keyof VenueForm;

const stop = ['line', 'station', 'minutesToWalk'] as const;
export const listColumns: Readonly<Record<ListKey, readonly string[]>> = {
  metros: stop,
  rers: stop,
  trams: stop,
  trains: stop,
  buses: stop,
  bikeShareStations: ['id', 'name'],
  parkings: ['name', 'street', 'minutesToWalk'],
  closings: ['from', 'to', 'reason', 'reasonEn', 'reasonEs', 'reasonNl'],
};
const listKeys = Object.keys(listColumns) as ListKey[];

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const rowsOf = (rows: readonly object[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)])));

const textsOf = (facts: VenueFacts) =>
  Object.fromEntries(venueTexts.flatMap((text) => languages.map((language) => [`${text}.${language}`, facts[text][language]]))) as Record<
    TranslatedKey,
    string
  >;

const closingRows = ({ closings = [] }: VenueFacts): Row[] =>
  closings.map(({ from, to, reason = '', reasons: { en = '', es = '', nl = '' } = {} }) => ({
    ...{ from, to, reason },
    ...{ reasonEn: en, reasonEs: es, reasonNl: nl },
  }));

const listsOf = (facts: VenueFacts) =>
  ({
    ...Object.fromEntries(listKeys.map((list) => [list, rowsOf(facts[list] ?? [])])),
    closings: closingRows(facts),
  }) as Record<ListKey, Row[]>;

export const formOf = (facts: VenueFacts): VenueForm => ({
  name: facts.name,
  commercialName: facts.commercialName,
  palette: facts.palette,
  tier: facts.tier,
  'address.street': facts.address.street,
  'address.zipCode': facts.address.zipCode,
  'address.city': facts.address.city,
  'address.district': facts.address.district,
  coordinates: `${facts.coordinates.latitude}, ${facts.coordinates.longitude}`,
  'openingHours.opens': String(facts.openingHours?.opens ?? ''),
  'openingHours.closes': String(facts.openingHours?.closes ?? ''),
  'lunchSeats.service1': String(facts.lunchSeats.service1),
  'lunchSeats.service2': String(facts.lunchSeats.service2),
  standardPaxLimit: String(facts.standardPaxLimit),
  'eventDemandPax.default': String(facts.eventDemandPax.default),
  'eventDemandPax.minimum': String(facts.eventDemandPax.minimum ?? ''),
  minimumPricePerDay: eurosOf(facts.minimumPricePerDay),
  hasFood: facts.hasFood,
  isAccessible: facts.isAccessible,
  isFoodBrand: facts.isFoodBrand,
  isRequestOnly: facts.isRequestOnly,
  ...textsOf(facts),
  ...listsOf(facts),
});

const wholeNumber = /^\d{1,6}$/;
const isNumber = (text: string) => wholeNumber.test(text.trim());
/** Degrees of a text such as `48.8786, 2.2981`; null: it is no position. */
export const positionOf = (text: string): VenueFacts['coordinates'] | null => {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude) };
};
const filledRows = (rows: readonly Row[]) => rows.filter((row) => Object.values(row).some((cell) => cell.trim() !== ''));
const hasWrongMinutes = ({ minutesToWalk }: Row) => minutesToWalk !== undefined && !isNumber(minutesToWalk);

/** Faults of what is typed that cannot even be sent: numbers, the position, hours of which one is missing. */
export const typedFaults = (form: VenueForm): FieldErrors => {
  const numbers = numberKeys.filter((key) => !isNumber(form[key]));
  const [opens, closes] = [form['openingHours.opens'], form['openingHours.closes']];
  return {
    ...Object.fromEntries(numbers.map((key) => [key, 'not_a_number'])),
    ...(form['eventDemandPax.minimum'].trim() !== '' &&
      !isNumber(form['eventDemandPax.minimum']) && { 'eventDemandPax.minimum': 'not_a_number' }),
    ...(!positionOf(form.coordinates) && { coordinates: 'no_position' }),
    ...(centsOf(form.minimumPricePerDay) === null && { minimumPricePerDay: 'not_a_number' }),
    ...(opens === '' && closes !== '' && { 'openingHours.opens': 'required' }),
    ...(opens !== '' && closes === '' && { 'openingHours.closes': 'required' }),
    ...Object.fromEntries(
      listKeys.filter((list) => filledRows(form[list]).some(hasWrongMinutes)).map((list) => [list, 'minutes'] as const),
    ),
  };
};

const translated = (form: VenueForm, text: VenueText) => ({
  fr: form[`${text}.fr`],
  en: form[`${text}.en`],
  es: form[`${text}.es`],
  nl: form[`${text}.nl`],
});

/** One day alone may be written once. */
const closingsOf = (rows: readonly Row[]) =>
  filledRows(rows).map((row) => {
    const [from = '', to, reason, en, es, nl] = listColumns.closings.map((column) => cell(row, column).trim());
    const reasons = { ...(en && { en }), ...(es && { es }), ...(nl && { nl }) };
    return { from, to: to || from, ...(reason && { reason }), ...(Object.keys(reasons).length > 0 && { reasons }) };
  });

const hasReasons = ({ closings = [] }: VenueFacts): boolean => closings.some(({ reasons }) => reasons);

/** Says of each closing that it has no other reasons, where some are or were kept: what is left out stays. An older service takes none. */
export const tellingReasons = (facts: VenueFacts, known: VenueFacts): VenueFacts =>
  facts.closings && (hasReasons(facts) || hasReasons(known))
    ? { ...facts, closings: facts.closings.map((closing) => ({ ...closing, reasons: closing.reasons ?? {} })) }
    : facts;

const cell = (row: Row, column: string) => row[column] ?? '';
const stopsOf = (rows: readonly Row[]) =>
  filledRows(rows).map((row) => ({
    line: cell(row, 'line'),
    station: cell(row, 'station'),
    minutesToWalk: Number(cell(row, 'minutesToWalk')),
  }));

/** The facts of a form without `typedFaults`. */
export const factsOf = (form: VenueForm): VenueFacts => {
  const minimum = form['eventDemandPax.minimum'].trim();
  const opens = form['openingHours.opens'];
  return {
    name: form.name,
    commercialName: form.commercialName,
    palette: palettes.find((one) => one === form.palette) ?? palettes[0],
    tier: priceTiers.find((one) => one === form.tier) ?? priceTiers[0],
    address: {
      street: form['address.street'],
      zipCode: form['address.zipCode'],
      city: form['address.city'],
      district: form['address.district'],
    },
    coordinates: positionOf(form.coordinates) ?? { latitude: 0, longitude: 0 },
    themeName: translated(form, 'themeName'),
    description: translated(form, 'description'),
    littlePlus: translated(form, 'littlePlus'),
    hasFood: form.hasFood,
    isAccessible: form.isAccessible,
    isFoodBrand: form.isFoodBrand,
    isRequestOnly: form.isRequestOnly,
    openingHours: opens === '' ? null : { opens: Number(opens), closes: Number(form['openingHours.closes']) },
    closings: closingsOf(form.closings),
    metros: stopsOf(form.metros),
    rers: stopsOf(form.rers),
    trams: stopsOf(form.trams),
    trains: stopsOf(form.trains),
    buses: stopsOf(form.buses),
    bikeShareStations: filledRows(form.bikeShareStations).map((row) => ({ id: cell(row, 'id'), name: cell(row, 'name') })),
    parkings: filledRows(form.parkings).map((row) => ({
      name: cell(row, 'name'),
      street: cell(row, 'street'),
      minutesToWalk: Number(cell(row, 'minutesToWalk')),
    })),
    lunchSeats: { service1: Number(form['lunchSeats.service1']), service2: Number(form['lunchSeats.service2']) },
    standardPaxLimit: Number(form.standardPaxLimit),
    eventDemandPax: { default: Number(form['eventDemandPax.default']), minimum: minimum === '' ? null : Number(minimum) },
    minimumPricePerDay: centsOf(form.minimumPricePerDay) ?? 0,
  };
};
