import * as z from 'zod';

interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
}

/** An id that no row has. */
export const unusedId = '00000000-0000-4000-8000-000000000000';

const byFormat: Readonly<Record<string, string>> = {
  uuid: unusedId,
  email: 'claire@atelier-nord.example',
  date: '2027-03-02',
  'date-time': '2027-03-02T09:00:00.000Z',
  uri: 'https://book.example/',
  'HH:mm': '09:00',
};

/** By the name of a member, where its type is no more than a text. */
const byName: Readonly<Record<string, string>> = {
  email: 'claire@atelier-nord.example',
  firstName: 'Claire',
  firstname: 'Claire',
  lastName: 'Martin',
  lastname: 'Martin',
  company: 'Atelier Nord',
  phone: '+33142000000',
  phoneNumber: '+33142000000',
  password: 'correct-horse-battery',
  name: 'Salon Royal',
  title: 'Salon Royal',
  fr: 'Salon Royal',
  en: 'Salon Royal',
  es: 'Salon Royal',
  nl: 'Salon Royal',
  street: '12 avenue des Ternes',
  zipCode: '75017',
  city: 'Paris',
  slug: 'ternes',
  venueSlug: 'ternes',
};

const numberByName: Readonly<Record<string, number>> = {
  latitude: 48.8789,
  longitude: 2.2946,
  pax: 20,
  lunchPax: 20,
  quantity: 20,
  unitPrice: 4_500,
  amount: 90_000,
};

/** Tried in turn where any text may be valid. */
const words = [
  'Text',
  'x',
  '',
  '09:00',
  '2027-03',
  '2027-03-02',
  '2027-03-02T09:00',
  '0142000000',
  unusedId,
  'claire@atelier-nord.example',
  'a'.repeat(43),
  'a'.repeat(64),
  'a0X000000000001',
  'https://book.example/',
  '/venues/ternes',
  'svc-booking',
  'venue-ternes',
  `${'a'.repeat(24)}-480.avif`,
  '732829320',
];

interface Choice {
  /** Used where any text is valid. */
  word: string;
  /** Optional members are left out. */
  isBare: boolean;
  /** The other alternatives of a union. */
  isLast: boolean;
}

const choices: readonly Choice[] = [false, true].flatMap((isBare) =>
  [false, true].flatMap((isLast) => words.map((word) => ({ word, isBare, isLast }))),
);

/**
 * A value that a schema accepts, of all its members where such a value is found, else of the required ones; undefined if none is found.
 * An output has to be valid as it is, an input before it is transformed.
 */
export const exampleOf = (
  schema: z.ZodType,
  { io = 'input', onlyRequired = false }: { io?: 'input' | 'output'; onlyRequired?: boolean } = {},
): unknown => {
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  const tried = onlyRequired ? choices.filter(({ isBare }) => isBare) : choices;
  for (const choice of tried) {
    const value = madeOf(shape, choice);
    if (schema.safeParse(value).success) return value;
  }
  return undefined;
};

const madeOf = (schema: Schema, choice: Choice, name = ''): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const union = schema.anyOf ?? schema.oneOf;
  const alternative = union?.at(choice.isLast ? -1 : 0);
  if (alternative) return madeOf(alternative, choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => madeOf(part, choice)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.at(choice.isLast ? -1 : 0);
  if (type === 'object' || schema.properties) return objectOf(schema, choice);
  if (type === 'array') return arrayOf(schema, choice, name);
  if (type === 'integer' || type === 'number') return numberOf(schema, name);
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  return textOf(schema, choice.word, name);
};

const objectOf = ({ properties = {}, required = [] }: Schema, choice: Choice): object => {
  const names = choice.isBare ? required : Object.keys(properties);
  return Object.fromEntries(names.map((name) => [name, madeOf(properties[name] ?? {}, choice, name)]));
};

const arrayOf = ({ items = {}, prefixItems, minItems = 0 }: Schema, choice: Choice, name: string): unknown[] => {
  const length = Math.max(minItems, choice.isBare ? 0 : 1);
  return (prefixItems ?? Array.from({ length }, () => items)).map((item) => madeOf(item, choice, name));
};

const numberOf = ({ minimum = 1, exclusiveMinimum = -1, maximum = Number.MAX_SAFE_INTEGER }: Schema, name: string): number =>
  Math.min(maximum, Math.max(minimum, exclusiveMinimum + 1, numberByName[name] ?? 1));

const textOf = ({ format, pattern, minLength = 0 }: Schema, word: string, name: string): string => {
  const known = format && byFormat[format];
  if (known) return known;
  const fits = [byName[name] ?? word, word, ...words].filter((each) => each.length >= minLength);
  return fits.find((each) => !pattern || new RegExp(pattern, 'u').test(each)) ?? '';
};
