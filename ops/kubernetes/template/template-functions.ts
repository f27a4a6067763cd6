import { parse, stringify } from 'yaml';

export type TemplateFunction = (...parts: unknown[]) => unknown;

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is no text`);
  return value;
};
const number = (value: unknown): number => {
  if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is no number`);
  return value;
};
const list = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is no list`);
  return value;
};
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Go prints a value: nothing for none, as Helm has it. */
export const printed = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The first wins. */
export const merged = (first: unknown, second: unknown): unknown => {
  if (!isMap(first) || !isMap(second)) return first ?? second;
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(names.map((name) => [name, merged(first[name], second[name])]));
};

const indented = (width: unknown, content: unknown) => {
  const space = ' '.repeat(number(width));
  return text(content)
    .split('\n')
    .map((line) => space + line)
    .join('\n');
};

const format = (pattern: unknown, ...values: unknown[]) => {
  const left = [...values];
  const made = text(pattern).replaceAll('%s', () => text(left.shift()));
  if (made.includes('%') || left.length > 0) throw new Error(`printf ${JSON.stringify(pattern)} is not known`);
  return made;
};

const chosen = (whenTrue: unknown, whenFalse: unknown, is: unknown) => {
  if (typeof is !== 'boolean') throw new Error(`ternary: ${JSON.stringify(is)} is neither true nor false`);
  return is ? whenTrue : whenFalse;
};

const atIndex = (container: unknown, key: unknown): unknown => {
  if (Array.isArray(container)) return container[number(key)];
  if (isMap(container)) return container[text(key)];
  throw new Error(`${JSON.stringify(container)} has no ${JSON.stringify(key)}`);
};

const pairs = (parts: unknown[]) =>
  Object.fromEntries(Array.from({ length: parts.length / 2 }, (_, at) => [text(parts[at * 2]), parts[at * 2 + 1]]));

/** Functions of Go, Sprig and Helm that the chart uses; what is given through a pipe comes last. */
export const templateFunctions: Readonly<Record<string, TemplateFunction>> = {
  concat: (...lists) => lists.flatMap((one) => list(one)),
  dict: (...parts) => pairs(parts),
  fromYaml: (content) => parse(text(content)) as unknown,
  has: (wanted, among) => list(among).includes(wanted),
  index: (container, ...keys) => keys.reduce(atIndex, container),
  int: (value) => Math.trunc(Number(value)),
  list: (...parts) => parts,
  merge: (...maps) => maps.reduce(merged),
  ne: (first, second) => first !== second,
  nindent: (width, content) => `\n${indented(width, content)}`,
  printf: format,
  quote: (value) => JSON.stringify(printed(value)),
  ternary: chosen,
  toString: printed,
  toYaml: (value) => stringify(value, { sortMapEntries: true, lineWidth: 0 }).trimEnd(),
  trimSuffix: (end, value) => (text(value).endsWith(text(end)) ? text(value).slice(0, -text(end).length) : value),
  until: (count) => Array.from({ length: number(count) }, (_, index) => index),
  upper: (value) => text(value).toUpperCase(),
};
