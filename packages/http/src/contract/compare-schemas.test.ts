import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import { jsonSchema } from '../openapi.ts';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import { schemaChanges } from './compare-schemas.ts';
import type { Direction, Schema } from './schema.ts';

const changes = (previous: z.ZodType, next: z.ZodType, direction: Direction): string[] => {
  const io = direction === 'input' ? 'input' : 'output';
  return schemaChanges(jsonSchema(previous, io) as Schema, jsonSchema(next, io) as Schema, direction, 'x');
};
const a = z.object({ a: z.string() });

describe('what is taken', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['the same', a, z.object({ a: z.string() })],
    ['an optional field', a, a.extend({ b: z.int().optional() })],
    ['a field with a value of its own', a, a.extend({ b: z.int().default(3) })],
    ['a field that may be left out now', a, a.partial()],
    ['wider limits', z.string().min(2).max(5), z.string().min(1).max(9)],
    ['no limits', z.array(z.int().min(1).max(5)).min(1).max(5), z.array(z.int())],
    ['another edge of the same whole numbers', z.int().min(1), z.int().gt(0)],
    ['one more value', z.enum(['a', 'b']), z.enum(['b', 'c', 'a'])],
    ['any text instead of some', z.enum(['a', 'b']), z.string()],
    ['null too', z.string(), z.string().nullable()],
    ['any number instead of whole ones', z.int().min(0).max(9), z.number().min(0).max(9)],
    [
      'one more alternative',
      z.discriminatedUnion('k', [a.extend({ k: z.literal(1) })]),
      z.discriminatedUnion('k', [a.extend({ k: z.literal(1) }), a.extend({ k: z.literal(2) })]),
    ],
    ['more names', z.record(z.enum(['a', 'b']), z.int()), z.record(z.string(), z.int())],
    ['anything', a, z.unknown()],
    ['both parts of an intersection', a.extend({ b: z.int() }), z.intersection(a, z.object({ b: z.int() }))],
  ])('grows by %s', (_name, previous, next) => {
    expect(changes(previous, next, 'input')).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a field that is required', a, a.extend({ b: z.int() }), 'x.b: is required now'],
    ['a field that may not be left out any more', a.partial(), a, 'x.a: is required now'],
    ['a field that is gone', a.extend({ b: z.int().optional() }), a, 'x.b: is not taken any more'],
    ['a field that is called otherwise', a, z.object({ b: z.string().optional() }), 'x.a: is not taken any more'],
    ['a text that may be shorter only', z.string().max(9), z.string().max(5), 'x: maxLength 9 → 5'],
    [
      'a limit where there was none',
      z.object({ n: z.array(z.string()) }),
      z.object({ n: z.array(z.string().min(1)) }),
      'x.n[]: minLength none → 1',
    ],
    ['a list that may not be empty', z.array(z.int()), z.array(z.int()).min(1), 'x: minItems none → 1'],
    ['a smaller number', z.int().max(99), z.int().max(9), 'x: maximum 99 → 9'],
    ['a value less', z.enum(['a', 'b']), z.enum(['a']), 'x: "b" is not taken any more'],
    ['some values instead of any', z.string(), z.enum(['a', 'b']), 'x: values string → "a" | "b"'],
    ['whole numbers alone', z.number().min(0).max(9), z.int().min(0).max(9), 'x: type number → integer'],
    ['a text instead of a number', z.object({ n: z.number() }), z.object({ n: z.string() }), 'x.n: type number → string'],
    ['a pattern', z.string(), z.string().regex(/^\d$/), 'x: pattern none → "^\\\\d$"'],
    ['a format', z.string(), z.uuid(), 'format none → "uuid"'],
    ['no null', z.string().nullable(), z.string(), 'x: type null → string'],
    ['an alternative less', z.union([z.string(), z.int()]), z.union([z.string(), z.boolean()]), 'x: integer is not taken any more'],
    ['no unknown members', a, z.strictObject({ a: z.string() }), 'x: members that are not known are refused now'],
    [
      'another value where it is absent',
      z.object({ n: z.int().default(1) }),
      z.object({ n: z.int().default(2) }),
      'x.n: what is taken where it is absent 1 → 2',
    ],
    ['other names', z.record(z.string(), z.int()), z.record(z.enum(['a']), z.int()), 'x.* (names)'],
    ['named members instead of any', z.record(z.string(), z.int()), z.object({}), 'x: members that are not named have changed'],
    ['a longer tuple', z.tuple([z.int()]), z.tuple([z.int(), z.int()]), 'x: the length of a list has changed'],
  ])('is spoiled by %s', (_name, previous, next, line) => {
    expect(changes(previous, next, 'input').join('\n')).toContain(line);
  });
});

describe('what is answered', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['a field', a, a.extend({ b: z.int() })],
    ['a field that is always there now', a.partial(), a],
    ['less than it might', z.enum(['a', 'b']).nullable(), z.enum(['a'])],
    ['a deep field', z.object({ l: z.array(a) }), z.object({ l: z.array(a.extend({ b: z.int().optional() })) })],
    ['narrower limits', z.string().max(9), z.string().max(5)],
  ])('may change to %s', (_name, previous, next) => {
    expect(changes(previous, next, 'output')).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType, string]>([
    ['a field that is gone', a.extend({ b: z.int() }), a, 'x.b: is not answered any more'],
    ['an optional field that is gone', a.extend({ b: z.int().optional() }), a, 'x.b: is not answered any more'],
    ['a field that may be absent', a, a.partial(), 'x.a: is not always answered any more'],
    ['null', a, z.object({ a: z.string().nullable() }), 'x.a: type string → null'],
    ['one more value', z.enum(['a']), z.enum(['a', 'b']), 'x: "b" is answered now'],
    ['another kind', z.object({ l: z.array(z.int()) }), z.object({ l: z.array(z.string()) }), 'x.l[]: type integer → string'],
    ['wider limits', z.int().max(9), z.int().max(99), 'x: maximum 9 → 99'],
    ['one more alternative', z.union([z.string(), z.int()]), z.union([z.string(), z.int(), z.boolean()]), 'x: boolean is answered now'],
  ])('is spoiled by %s', (_name, previous, next, line) => {
    expect(changes(previous, next, 'output').join('\n')).toContain(line);
  });
});

it('a schema that holds itself is compared once', () => {
  const tree = (leaf: z.ZodType): z.ZodType => {
    const node: z.ZodType = z.lazy(() => z.object({ leaf, children: z.array(node) }));
    return node;
  };
  expect(changes(tree(z.string()), tree(z.string()), 'input')).toEqual([]);
  expect(changes(tree(z.string()), tree(z.int()), 'input')).toEqual(['x.leaf: type string → integer']);
});

/** Two versions of a schema that differ here and there. */
type Pair = [previous: z.ZodType, next: z.ZodType];
const limits = fc.tuple(fc.nat(3), fc.nat(3)).map(([min, more]) => ({ min, max: min + more }));
const leaf: Arbitrary<z.ZodType> = fc.oneof(
  limits.map(({ min, max }) => z.string().min(min).max(max)),
  limits.map(({ min, max }) => z.int().min(min).max(max)),
  limits.map(({ min, max }) =>
    z
      .number()
      .gt(min)
      .max(max + 1),
  ),
  fc.subarray(['a', 'b', 'c', ''], { minLength: 1 }).map((values) => z.enum(values)),
  fc.constantFrom(z.boolean(), z.null(), z.string(), z.uuid(), z.iso.date(), z.string().regex(/^[ab]+$/), z.literal(1)),
);
const flags = fc.tuple(fc.boolean(), fc.boolean());
const optional = (schema: z.ZodType, isOptional: boolean) => (isOptional ? schema.optional() : schema);
const { pair } = fc.letrec<{ pair: Pair }>((tie) => ({
  pair: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf.map((one): Pair => [one, one]),
    fc.tuple(leaf, leaf),
    fc.tuple(tie('pair'), flags).map(([[p, n], [before, after]]): Pair => [before ? p.nullable() : p, after ? n.nullable() : n]),
    fc
      .tuple(tie('pair'), limits, limits)
      .map(([[p, n], before, after]): Pair => [z.array(p).min(before.min).max(before.max), z.array(n).min(after.min).max(after.max)]),
    fc.array(fc.tuple(tie('pair'), flags, flags), { maxLength: 3 }).map((fields): Pair => {
      const shape = (side: 0 | 1) =>
        Object.fromEntries(
          fields.flatMap(([schemas, there, isOptional], index) =>
            there[side] || there[0] === there[1] ? [[`f${index}`, optional(schemas[side], isOptional[side])]] : [],
          ),
        );
      return [z.object(shape(0)), z.object(shape(1))];
    }),
    fc
      .array(tie('pair'), { minLength: 2, maxLength: 3 })
      .map((all): Pair => [z.union(all.map(([p]) => p)), z.union(all.map(([, n]) => n))]),
  ),
}));

it.each<[Direction]>([['input'], ['output']])('what passes as %s is true of every value', (direction) => {
  let passed = 0;
  fc.assert(
    fc.property(pair, fc.integer(), ([previous, next], seed) => {
      if (changes(previous, next, direction).length > 0) return;
      passed++;
      const [from, to] = direction === 'input' ? [previous, next] : [next, previous];
      for (const value of fc.sample(arbitraryOf(from, {}), { numRuns: 8, seed })) {
        if (from.safeParse(value).success) expect({ value, fits: to.safeParse(value).success }).toEqual({ value, fits: true });
      }
    }),
    { numRuns: 120 },
  );
  expect(passed).toBeGreaterThan(10);
});

it('a schema that stays as it is never changes', () => {
  fc.assert(
    fc.property(pair, fc.constantFrom<Direction>('input', 'output'), ([schema], direction) => {
      expect(changes(schema, schema, direction)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
