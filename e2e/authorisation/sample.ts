import * as z from 'zod';

interface Schema {
  type?: string;
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
  format?: string;
  pattern?: string;
}

export const nobodysUuid = '00000000-0000-4000-8000-000000000000';
const byFormat: Record<string, string> = {
  uuid: nobodysUuid,
  email: 'who@atelier-nord.example',
  date: '2027-03-02',
  'date-time': '2027-03-02T09:00:00.000Z',
  uri: 'https://book.example/',
};
const words = [
  '',
  'x',
  '09:00',
  '2027-03',
  '2027-03-02',
  '0142000000',
  nobodysUuid,
  'who@atelier-nord.example',
  'a'.repeat(64),
  'a0X000000000001',
];

/** Something a schema takes, with what is required alone; undefined where none was found, and the row has to bring it. */
export const sampleOf = (schema: z.ZodType): unknown => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return words.map((word) => madeOf(shape, word)).find((sample) => schema.safeParse(sample).success);
};

/** `word` is used where any text is valid. */
const madeOf = (schema: Schema, word: string): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return madeOf(first, word);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => madeOf(part, word)));
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries((schema.required ?? []).map((name) => [name, madeOf(schema.properties?.[name] ?? {}, word)]));
  if (schema.type === 'array') {
    const items = Array.from({ length: schema.minItems ?? 0 }, () => schema.items ?? {});
    return (schema.prefixItems ?? items).map((item) => madeOf(item, word));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? -1) + 1);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'null') return null;
  return textOf(schema, word);
};

const textOf = ({ format, pattern, minLength = 0 }: Schema, word: string): string => {
  const known = format && byFormat[format];
  if (known) return known;
  const fits = [word, ...words].filter((each) => each.length >= minLength);
  return fits.find((each) => !pattern || new RegExp(pattern, 'u').test(each)) ?? '';
};
