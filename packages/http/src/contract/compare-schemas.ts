import { branchesOf, type Direction, isAnything, isSame, kindOf, mergeParts, resolveReference, type Schema, valuesOf } from './schema.ts';
import { limitChanges, takesValue } from './schema-limits.ts';

interface Context {
  direction: Direction;
  roots: { narrow: Schema; wide: Schema };
  /** Pairs of a recursive schema that are being compared. */
  open: ReadonlySet<string>;
}

/**
 * Breaks of a schema by another one, a line each, with the field. `input`: accepted values must
 * still be accepted. `output`: answers stay the same, with additional members at most. An undecidable difference
 * counts as a change.
 */
export const schemaChanges = (previous: Schema, next: Schema, direction: Direction, at: string): string[] => {
  const [narrow, wide] = direction === 'input' ? [previous, next] : [next, previous];
  const found = excess(narrow, wide, at, { direction, roots: { narrow, wide }, open: new Set() });
  return [...new Set(found)];
};

/** Why some value of the narrow schema is none of the wide one. */
const excess = (narrowReference: Schema, wideReference: Schema, at: string, context: Context): string[] => {
  const narrow = mergeParts(resolveReference(narrowReference, context.roots.narrow));
  const wide = mergeParts(resolveReference(wideReference, context.roots.wide));
  const pair = JSON.stringify([narrow, wide]);
  if (context.open.has(pair)) return [];
  const inner = { ...context, open: new Set(context.open).add(pair) };
  const changed = defaultChanges(narrow, wide, at, context.direction);
  if (isAnything(wide)) return changed;
  const narrowBranches = branchesOf(narrow);
  if (narrowBranches) return [...changed, ...narrowBranches.flatMap((branch) => excess(branch, wide, at, inner))];
  const wideBranches = branchesOf(wide);
  if (wideBranches) return [...changed, ...closest(narrow, wideBranches, at, inner)];
  return [...changed, ...plainExcess(narrow, wide, at, inner)];
};

/** A value has to fit one branch: the lines of the one that it misses by the least. */
const closest = (narrow: Schema, branches: readonly Schema[], at: string, context: Context): string[] => {
  const tried = branches.map((branch) => excess(narrow, branch, at, context)).sort((a, b) => a.length - b.length);
  if (tried[0]?.length === 0) return [];
  // Limits of an alternative of the same kind are worth telling, another kind is not.
  const isKnownKind = branches.some((branch) => kindOf(branch) === kindOf(narrow));
  const added = context.direction === 'input' ? 'is not taken any more' : 'is answered now';
  return isKnownKind ? (tried[0] ?? []) : [`${at}: ${kindOf(narrow)} ${added}`];
};

const plainExcess = (narrow: Schema, wide: Schema, at: string, context: Context): string[] => {
  const told = (what: string, of: Schema, to: Schema) => {
    const [previous, next] = context.direction === 'input' ? [of, to] : [to, of];
    return `${at}: ${what} ${kindOf(previous)} → ${kindOf(next)}`;
  };
  const [allowed, taken] = [valuesOf(narrow), valuesOf(wide)];
  if (taken && !allowed) return [told('values', narrow, wide)];
  if (allowed) {
    const lost = allowed.filter((value) => (taken ? !taken.some((one) => isSame(one, value)) : !takesValue(wide, value)));
    const words = context.direction === 'input' ? 'not taken any more' : 'answered now';
    return lost.map((value) => `${at}: ${JSON.stringify(value)} is ${words}`);
  }
  const isNumber = narrow.type === 'integer' && wide.type === 'number';
  if (narrow.type !== wide.type && !isNumber) return [told('type', narrow, wide)];
  const limits = limitChanges(narrow, wide, context.direction).map((line) => `${at}: ${line}`);
  if (wide.type === 'object') return [...limits, ...objectExcess(narrow, wide, at, context)];
  if (wide.type === 'array') return [...limits, ...arrayExcess(narrow, wide, at, context)];
  return limits;
};

const arrayExcess = (narrow: Schema, wide: Schema, at: string, context: Context): string[] => {
  const [ours, theirs] = [narrow.prefixItems, wide.prefixItems];
  if (!ours && !theirs) return excess(narrow.items ?? {}, wide.items ?? {}, `${at}[]`, context);
  if (ours?.length !== theirs?.length || !isSame(narrow.items, wide.items)) return [`${at}: the length of a list has changed`];
  return (ours ?? []).flatMap((item, index) => excess(item, theirs?.[index] ?? {}, `${at}[${index}]`, context));
};

const objectExcess = (narrow: Schema, wide: Schema, at: string, context: Context): string[] => {
  const isInput = context.direction === 'input';
  const [ours, theirs] = [narrow.properties ?? {}, wide.properties ?? {}];
  const both = Object.entries(ours).flatMap(([name, property]) => {
    const other = theirs[name];
    if (other) return excess(property, other, `${at}.${name}`, context);
    return isInput && !isRecord(wide) ? [`${at}.${name}: is not taken any more`] : [];
  });
  const always = new Set(narrow.required ?? []);
  const demanded = (wide.required ?? [])
    .filter((name) => !always.has(name) && (isInput || name in ours))
    .map((name) => `${at}.${name}: ${isInput ? 'is required now' : 'is not always answered any more'}`);
  const gone = Object.keys(theirs).filter((name) => !isInput && !(name in ours) && !isRecord(narrow));
  return [...both, ...demanded, ...gone.map((name) => `${at}.${name}: is not answered any more`), ...openExcess(narrow, wide, at, context)];
};

const isRecord = ({ additionalProperties }: Schema) => typeof additionalProperties === 'object';

/** Members that a schema does not name. */
const openExcess = (narrow: Schema, wide: Schema, at: string, context: Context): string[] => {
  if (isRecord(narrow) !== isRecord(wide)) return [`${at}: members that are not named have changed`];
  if (isRecord(narrow) && isRecord(wide))
    return [
      ...excess(narrow.additionalProperties as Schema, wide.additionalProperties as Schema, `${at}.*`, context),
      ...excess(narrow.propertyNames ?? { type: 'string' }, wide.propertyNames ?? { type: 'string' }, `${at}.* (names)`, context),
    ];
  const isStricter = context.direction === 'input' && wide.additionalProperties === false && narrow.additionalProperties !== false;
  return isStricter ? [`${at}: members that are not known are refused now`] : [];
};

const defaultChanges = (narrow: Schema, wide: Schema, at: string, direction: Direction): string[] =>
  direction === 'input' && 'default' in narrow && !isSame(narrow.default, wide.default)
    ? [`${at}: what is taken where it is absent ${JSON.stringify(narrow.default)} → ${JSON.stringify(wide.default) ?? 'nothing'}`]
    : [];
