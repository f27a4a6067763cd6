interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** Whether a schema has a member at a place, in any of its branches. One that refers to itself is not followed: it may have anything. */
const has = (schema: Schema | undefined, names: readonly string[]): boolean => {
  if (!schema) return false;
  if (schema.$ref) return true;
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (typeof schema.additionalProperties === 'object') inside.push(schema.additionalProperties);
  return has(schema.properties?.[name], rest) || inside.some((one) => has(one, names));
};

const schemasIn = (content: Record<string, { schema?: Schema }> = {}) => Object.values(content).map(({ schema }) => schema);

/** Whether the contract of a call has a field, named as a refusal names it: `answer.options[].note`, `body.note`, `query.pax`. */
export const hasMember = (call: unknown, member: string): boolean => {
  const operation = call as Operation;
  const [place, ...names] = member.replaceAll('[]', '').split('.');
  if (place === 'query') return (operation.parameters ?? []).some((one) => one.in === 'query' && one.name === names[0]);
  if (place === 'body') return schemasIn(operation.requestBody?.content).some((schema) => has(schema, names));
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => Number(status) < 400);
  return answers.flatMap(([, { content }]) => schemasIn(content)).some((schema) => has(schema, names));
};
