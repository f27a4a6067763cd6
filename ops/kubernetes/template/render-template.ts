import type { Node, Operand, Pipeline } from './parse-template.ts';
import { isMap, printed, type TemplateFunction } from './template-functions.ts';

interface Scope {
  dot: unknown;
  /** By name, with the `$`. */
  variables: Map<string, unknown>;
  functions: Readonly<Record<string, TemplateFunction>>;
}

const isTrue = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return isMap(value) ? Object.keys(value).length > 0 : Boolean(value);
};

const fieldOf = (value: unknown, name: string): unknown => {
  if (!isMap(value)) throw new Error(`${JSON.stringify(value) ?? 'nothing'} has no ${name}`);
  return value[name];
};

const operandValue = (operand: Operand, scope: Scope): unknown => {
  if (operand.kind === 'value') return operand.value;
  if (operand.kind === 'pipeline') return run(operand.commands, scope);
  if (operand.kind === 'function') return call(operand.name, [], scope);
  const isDot = operand.from === '.';
  if (!isDot && !scope.variables.has(operand.from)) throw new Error(`${operand.from} is not set`);
  return operand.path.reduce(fieldOf, isDot ? scope.dot : scope.variables.get(operand.from));
};

const call = (name: string, parts: unknown[], { functions }: Scope): unknown => {
  const known = functions[name];
  if (!known) throw new Error(`${name} is not known here`);
  return known(...parts);
};

/** What a command answers is the last argument of the next. */
const run = (commands: Pipeline, scope: Scope): unknown => {
  let piped: unknown[] = [];
  for (const [first, ...rest] of commands) {
    const given = [...rest.map((operand) => operandValue(operand, scope)), ...piped];
    if (first?.kind === 'function') piped = [call(first.name, given, scope)];
    else if (first && given.length === 0) piped = [operandValue(first, scope)];
    else throw new Error(`${JSON.stringify(first)} is no function`);
  }
  return piped[0];
};

const entriesOf = (value: unknown): [unknown, unknown][] => {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  if (isMap(value)) return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  if (value === undefined || value === null) return [];
  throw new Error(`${JSON.stringify(value)} is no list`);
};

const inner = (scope: Scope, dot: unknown, names: readonly string[], values: unknown[]): Scope => ({
  ...scope,
  dot,
  variables: new Map([...scope.variables, ...names.map((name, index): [string, unknown] => [name, values[index]])]),
});

const rendered = (node: Node, scope: Scope): string => {
  if (node.kind === 'text') return node.text;
  const value = run(node.pipeline, scope);
  if (node.kind === 'print') return printed(value);
  if (node.kind === 'assign') {
    scope.variables.set(node.variable, value);
    return '';
  }
  if (!isTrue(value)) return renderNodes(node.otherwise, inner(scope, scope.dot, [], []));
  if (node.kind === 'range')
    return entriesOf(value)
      .map(([key, item]) => renderNodes(node.body, inner(scope, item, node.variables, node.variables.length === 1 ? [item] : [key, item])))
      .join('');
  return renderNodes(node.body, inner(scope, node.kind === 'with' ? value : scope.dot, node.variables, [value]));
};

const renderNodes = (nodes: readonly Node[], scope: Scope): string => nodes.map((node) => rendered(node, scope)).join('');

/** What a template makes of its data. Throws where Go would, or where it needs a function that is not given. */
export const renderTemplate = (nodes: readonly Node[], data: unknown, functions: Scope['functions']): string =>
  renderNodes(nodes, { dot: data, variables: new Map([['$', data]]), functions });
