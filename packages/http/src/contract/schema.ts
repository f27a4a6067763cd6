/** JSON Schema as the documents of our services write it. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  not?: Schema;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  format?: string;
  pattern?: string;
}

/** From the service's view: what it accepts, or what it answers and publishes. */
export type Direction = 'input' | 'output';

/** Says nothing about which values are allowed. */
const notes = new Set(['$schema', '$defs', 'default', 'description', 'title', 'examples', 'deprecated', 'id', 'readOnly']);

export const isAnything = (schema: Schema): boolean => Object.keys(schema).every((key) => notes.has(key));

export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
};

export const resolveReference = (schema: Schema, root: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  if (schema.$ref === '#') return root;
  const named = root.$defs?.[schema.$ref.replace(/^#\/\$defs\//, '')];
  if (!named) throw new Error(`no definition of ${schema.$ref}`);
  return resolveReference(named, root);
};

/** One schema of all that a value has to fit at once. */
export const mergeParts = ({ allOf = [], ...own }: Schema): Schema => {
  const parts = [own, ...allOf.map(mergeParts)];
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  return {
    ...Object.assign({}, ...parts),
    ...(parts.some(({ properties }) => properties) && { properties: Object.assign({}, ...parts.map(({ properties }) => properties)) }),
    ...(required.size > 0 && { required: [...required] }),
  };
};

/** Its alternatives; undefined: there is only itself. */
export const branchesOf = (schema: Schema): Schema[] | undefined => {
  const { anyOf, oneOf, type, ...rest } = schema;
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return [...alternatives];
  return Array.isArray(type) ? type.map((one: string) => ({ ...rest, type: one })) : undefined;
};

export const valuesOf = (schema: Schema): readonly unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum);

/** A word for the schema, for people. */
export const kindOf = (schema: Schema): string => {
  const values = valuesOf(schema);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const branches = branchesOf(schema);
  if (branches) return branches.map(kindOf).join(' | ');
  return typeof schema.type === 'string' ? schema.type : 'anything';
};
