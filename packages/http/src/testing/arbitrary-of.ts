import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import type { Schema } from '../contract/schema.ts';

/** Values that mean something to a service, by the name of the field or parameter. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Values of a schema, according to its JSON Schema: refinements have to be tried. Known values come every other time. */
export const arbitraryOf = (schema: z.ZodType, known: Known): Arbitrary<unknown> => {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return make(root, { root, known, depth: 0 }, undefined);
};

interface Context {
  root: Schema;
  known: Known;
  depth: number;
}

const deepest = 8;

const make = (schema: Schema, context: Context, name: string | undefined): Arbitrary<unknown> => {
  const values = name === undefined ? undefined : context.known[name];
  const shaped = shapeOf(schema, { ...context, depth: context.depth + 1 }, name);
  return values?.length ? fc.oneof(fc.constantFrom(...values), shaped) : shaped;
};

const shapeOf = (schema: Schema, context: Context, name: string | undefined): Arbitrary<unknown> => {
  const { root, depth } = context;
  if (depth > deepest) return fc.constant(null);
  if (schema.$ref) return make(schema.$ref === '#' ? root : (root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}), context, name);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => make(choice, context, name)));
  if (schema.allOf) return fc.tuple(...schema.allOf.map((part) => make(part, context, name))).map((parts) => Object.assign({}, ...parts));
  switch (schema.type) {
    case 'object':
      return objects(schema, context);
    case 'array':
      return arrays(schema, context, name);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      return fc.oneof(texts({}), fc.integer({ min: 0, max: 99 }), fc.boolean());
  }
};

const objects = ({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, context: Context) => {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, make(field, context, key)]));
  const fixed = fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
  if (typeof additionalProperties !== 'object') return fixed;
  const names = (propertyNames ? make(propertyNames, context, undefined) : fc.string({ minLength: 1 })) as Arbitrary<string>;
  const more = fc.dictionary(names, make(additionalProperties, context, undefined), { maxKeys: 3 });
  return fc.tuple(fixed, more).map(([own, others]) => ({ ...others, ...own }));
};

const arrays = ({ items = {}, prefixItems, minItems = 0, maxItems = minItems + 3 }: Schema, context: Context, name: string | undefined) =>
  prefixItems
    ? fc.tuple(...prefixItems.map((item) => make(item, context, undefined)))
    : fc.array(make(items, context, name), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });

const numbers = ({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) => {
  const step = type === 'integer' ? 1 : 0.001;
  const min = Math.max(minimum ?? -1_000, exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : exclusiveMinimum + step);
  const max = Math.min(maximum ?? 1_000_000, exclusiveMaximum === undefined ? Number.POSITIVE_INFINITY : exclusiveMaximum - step);
  const whole = fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) });
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max: Math.max(min, max), noNaN: true }));
};

const two = (number: number) => String(number).padStart(2, '0');
const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  date: days.map((day) => day.toISOString().slice(0, 10)),
  'date-time': days.map((day) => day.toISOString()),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom('atelier-nord.example', 'grand-compte.example', 'nobody.example'))
    .map((parts) => parts.join('@')),
  // Not `webUrl`: it maps every character of Unicode to its percent code before it makes the first.
  uri: fc
    .tuple(
      fc.constantFrom('https://', 'http://'),
      fc.stringMatching(/^[a-z][a-z0-9]{0,11}\.(example|test)(:8080)?$/),
      fc.stringMatching(/^(\/([\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,8}){0,3}(\?[\w=&%]{0,6})?(#\w{0,4})?$/),
    )
    .map((parts) => parts.join('')),
};
/** Texts that a keyboard, a paste or an attacker may put into a field. */
const oddTexts: readonly string[] = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '💩',
    'e\u0301',
    '\u202eabc',
    '<script>',
    "' OR 1=1 --",
    '\n',
    '\u2028',
    'İ',
    'ﬁ',
    ' ',
    '  a  ',
    '٣',
    '\ufeff',
  ],
  ...['../..', '%00', '=1+1', '\r\nbcc: x@y.example', 'null', '0', '-1', 'Ünïcödé', '株式会社', '\u200b'],
];
const anyText = ({ minLength, maxLength }: { minLength: number; maxLength: number }) => {
  const fitting = oddTexts.filter(({ length }) => length >= minLength && length <= maxLength);
  const plain = fc.string({ minLength, maxLength });
  return fitting.length > 0 ? fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom(...fitting) }) : plain;
};

const texts = ({ format, pattern, minLength = 0, maxLength = minLength + 20 }: Schema): Arbitrary<string> => {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  const free = anyText({ minLength, maxLength: Math.min(maxLength, minLength + 20) });
  if (!pattern) return free;
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
  // Made from such a class, a text takes seconds.
  const isWide = /\\p\{/i.test(pattern);
  const regex = new RegExp(pattern, 'u');
  if (isWide) return free.filter((text) => regex.test(text));
  try {
    return fc.oneof(fc.stringMatching(regex), hours);
  } catch {
    // A pattern that looks ahead.
    return fc.oneof(free, hours);
  }
};
