import { schemaChanges } from './compare-schemas.ts';
import { problemMembersOf } from './problem-members.ts';
import type { Direction, Schema } from './schema.ts';
import type { Paths, ServiceDocument } from './service-document.ts';

type Content = Record<string, { schema?: Schema }>;
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Operation {
  'x-access'?: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** Accesses from the least to the most restricted. */
const accesses = ['anyone', 'session', 'staff', 'admin', 'service'];
const accessOf = ({ 'x-access': access = 'anyone' }: Operation) => access;

/**
 * Breaks of a deployed contract by another version, a line each, with endpoint and field. Added endpoints, optional inputs, members
 * of answers and refusals pass: every caller handles an unknown refusal. Anything a deployed service does not publish of
 * itself is not compared.
 */
export const contractBreaks = (previous: ServiceDocument, next: ServiceDocument): string[] => [
  ...pathBreaks(previous.paths, next.paths),
  ...pathBreaks(previous['x-internal'] ?? {}, next['x-internal'] ?? {}),
  ...eventBreaks(previous['x-events']?.sends, next['x-events']?.sends, 'output'),
  ...eventBreaks(previous['x-events']?.receives, next['x-events']?.receives, 'input'),
];

const withoutNames = (path: string) => path.replaceAll(/\{\w*\}/g, '{}');

/** `GET /api/quotes/{quoteId}` of every call. */
export const callsOf = (paths: Paths): string[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));

const pathBreaks = (previous: Paths, next: Paths): string[] => {
  const found = new Map(Object.entries(next).map(([path, methods]) => [withoutNames(path), methods]));
  return Object.entries(previous).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const other = found.get(withoutNames(path))?.[method];
      return other ? operationBreaks(name, operation as Operation, other as Operation) : [`${name}: is gone`];
    }),
  );
};

const operationBreaks = (name: string, previous: Operation, next: Operation): string[] => {
  const isShut = accesses.indexOf(accessOf(next)) > accesses.indexOf(accessOf(previous));
  return [
    ...(isShut ? [`${name}: who may call ${accessOf(previous)} → ${accessOf(next)}`] : []),
    ...parameterBreaks(name, previous.parameters ?? [], next.parameters ?? []),
    ...bodyBreaks(name, previous.requestBody?.content, next.requestBody?.content),
    ...answerBreaks(name, previous.responses, next.responses),
    ...refusalBreaks(name, previous.responses, next.responses),
  ];
};

/** Every page of ours sends a key with each submission, so that one may come to be required (docs/decisions/0109). */
const isKey = (one: Parameter): boolean => one.in === 'header' && one.name === 'Idempotency-Key';

/** Path parameters are matched by position, the others by name. */
const parameterBreaks = (name: string, previous: readonly Parameter[], next: readonly Parameter[]): string[] => {
  const keyed = (parameters: readonly Parameter[]) => {
    let place = 0;
    return new Map(parameters.map((one) => [one.in === 'path' ? `path ${place++}` : `${one.in} ${one.name}`, one]));
  };
  const [before, after] = [keyed(previous), keyed(next)];
  const placeOf = (one: Parameter) => `${name}: ${one.in}.${one.name}`;
  const kept = [...before].flatMap(([key, one]) => {
    const other = after.get(key);
    if (!other) return [`${placeOf(one)}: is not taken any more`];
    const isDemanded = other.required === true && one.required !== true && !isKey(one);
    return [...(isDemanded ? [`${placeOf(one)}: is required now`] : []), ...schemaChanges(one.schema, other.schema, 'input', placeOf(one))];
  });
  const added = [...after].filter(([key, one]) => one.required && !before.has(key));
  return [...kept, ...added.map(([, one]) => `${placeOf(one)}: is required now`)];
};

const bodyBreaks = (name: string, previous: Content | undefined, next: Content | undefined): string[] => {
  if (!previous) return next ? [`${name}: a body is required now`] : [];
  if (!next) return [`${name}: its body is not taken any more`];
  return contentBreaks(`${name}: body`, previous, next, 'input');
};

const contentBreaks = (at: string, previous: Content, next: Content, direction: Direction): string[] =>
  Object.entries(previous).flatMap(([type, { schema }]) => {
    const other = next[type];
    if (!other) return [`${at}: ${type} is gone`];
    return schemaChanges(schema ?? {}, other.schema ?? {}, direction, at);
  });

const isRefusal = (status: string) => Number(status) >= 400;

const answerBreaks = (name: string, previous: Operation['responses'], next: Operation['responses']): string[] => {
  const [status, answer] = Object.entries(previous).find(([code]) => !isRefusal(code)) ?? [];
  const [nextStatus, nextAnswer] = Object.entries(next).find(([code]) => !isRefusal(code)) ?? [];
  if (status !== nextStatus) return [`${name}: status ${status} → ${nextStatus}`];
  return contentBreaks(`${name}: answer`, answer?.content ?? {}, nextAnswer?.content ?? {}, 'output');
};

const refusalBreaks = (name: string, previous: Operation['responses'], next: Operation['responses']): string[] => {
  const after = problemMembersOf(next);
  return [...problemMembersOf(previous)].flatMap(([code, members]) => {
    const others = after.get(code);
    return others ? schemaChanges(members, others, 'output', `${name}: refusal ${code}`) : [];
  });
};

const eventBreaks = (previous: Record<string, Schema> = {}, next: Record<string, Schema> | undefined, direction: Direction): string[] =>
  Object.entries(previous).flatMap(([type, schema]) => {
    const other = next?.[type];
    if (!other) return [`event ${type}: is not ${direction === 'output' ? 'sent' : 'received'} any more`];
    return schemaChanges(schema, other, direction, `event ${type}`);
  });
