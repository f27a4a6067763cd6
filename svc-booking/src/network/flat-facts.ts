import { decimalOf } from '@plenary/contracts/format';
import type { RoomFacts, RoomFigures, VenueFacts } from '@plenary/contracts/network.schemas';

type Value = string | number | boolean | null;

const valuesOf = (row: object): Value[] => flattened(row, '').map(([, value]) => value);
const asText = (rows: readonly (string | object)[]): string =>
  rows.map((row) => (typeof row === 'string' ? row : valuesOf(row).join(' '))).join(', ');

/** Facts of a venue as the trail keeps them: one value a path (`address.street`), a list as one text, an amount as `1600.00 EUR`. */
export const flatVenueFacts = ({ coordinates, minimumPricePerDay, ...facts }: VenueFacts): Record<string, Value> => ({
  ...flatFacts(facts),
  coordinates: `${coordinates.latitude}, ${coordinates.longitude}`,
  minimumPricePerDay: `${decimalOf(minimumPricePerDay)} EUR`,
});

export const flatRoomFacts = (facts: RoomFacts): Record<string, Value> => flatFacts(facts);

/** Figures of a room as the trail keeps them, people by their set-up. */
export const flatFigures = ({ people, ...figures }: RoomFigures): Record<string, Value> => ({ ...figures, ...people });

const flatFacts = (facts: object): Record<string, Value> => Object.fromEntries(flattened(facts, ''));

const flattened = (facts: object, prefix: string): [string, Value][] =>
  Object.entries(facts).flatMap(([field, value]): [string, Value][] => {
    const path = `${prefix}${field}`;
    if (Array.isArray(value)) return [[path, asText(value)]];
    return typeof value === 'object' && value !== null ? flattened(value, `${path}.`) : [[path, value]];
  });
