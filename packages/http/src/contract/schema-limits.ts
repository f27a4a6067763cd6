import { type Direction, isSame, type Schema } from './schema.ts';

const least = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;
const most = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
/** Rules that cannot be compared: only equal ones count as the same. */
const rules = ['pattern', 'format', 'multipleOf', 'not'] as const;

const edges = { minimum: ['exclusiveMinimum', 1], maximum: ['exclusiveMaximum', -1] } as const;
/** Makes exclusive limits of integers inclusive: above 2 is from 3 on. */
const withoutEdges = (schema: Schema): Schema => {
  if (schema.type !== 'integer') return schema;
  let plain = schema;
  for (const [key, [edge, step]] of Object.entries(edges) as [keyof typeof edges, (typeof edges)[keyof typeof edges]][]) {
    const { [edge]: outside, ...rest } = plain;
    if (outside === undefined) continue;
    const inside = outside + step;
    const own = rest[key];
    plain = { ...rest, [key]: own === undefined ? inside : step > 0 ? Math.max(own, inside) : Math.min(own, inside) };
  }
  return plain;
};

/** Limits of the wide schema that values of the narrow one may pass, from the previous to the next. */
export const limitChanges = (narrowSchema: Schema, wideSchema: Schema, direction: Direction): string[] => {
  const [narrow, wide] = [withoutEdges(narrowSchema), withoutEdges(wideSchema)];
  const told = (key: keyof Schema) => {
    const [previous, next] = direction === 'input' ? [narrow, wide] : [wide, narrow];
    return `${key} ${JSON.stringify(previous[key]) ?? 'none'} → ${JSON.stringify(next[key]) ?? 'none'}`;
  };
  const passed = <K extends (typeof least)[number] | (typeof most)[number]>(
    keys: readonly K[],
    isWithin: (own: number, limit: number) => boolean,
  ) =>
    keys.filter((key) => {
      const [own, limit] = [narrow[key], wide[key]];
      return limit !== undefined && (own === undefined || !isWithin(own, limit));
    });
  const changed = [
    ...passed(least, (own, limit) => own >= limit),
    ...passed(most, (own, limit) => own <= limit),
    ...rules.filter((key) => wide[key] !== undefined && !isSame(narrow[key], wide[key])),
  ];
  return changed.map(told);
};

/** Whether a schema that lists no values takes this one of a list. */
export const takesValue = (schema: Schema, value: unknown): boolean => {
  const { type, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  if (rules.some((rule) => rule !== 'pattern' && schema[rule] !== undefined)) return false;
  switch (type) {
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= minLength &&
        value.length <= maxLength &&
        (pattern === undefined || new RegExp(pattern, 'u').test(value))
      );
    case 'integer':
    case 'number':
      return typeof value === 'number' && (type === 'number' || Number.isInteger(value)) && isInRange(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    default:
      return false;
  }
};

const isInRange = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema, value: number): boolean =>
  !(
    (minimum !== undefined && value < minimum) ||
    (maximum !== undefined && value > maximum) ||
    (exclusiveMinimum !== undefined && value <= exclusiveMinimum) ||
    (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
  );
