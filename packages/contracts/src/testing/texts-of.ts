import * as z from 'zod';

export interface TextField {
  path: string;
  schema: { pattern?: string; format?: string; enum?: unknown; const?: unknown; description?: string };
}
type Node = TextField['schema'] & {
  type?: string | string[];
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
};

/** Every text in a schema, with its path: `call.guests[].phone`. */
export const textsOf = (schema: z.ZodType, name = ''): TextField[] =>
  textsIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node, name);

const textsIn = (node: Node, path: string): TextField[] => {
  const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((part) =>
    textsIn({ ...part, description: part.description ?? node.description }, path),
  );
  const fields = Object.entries(node.properties ?? {}).flatMap(([name, field]) => textsIn(field, `${path}.${name}`));
  const items = node.items ? textsIn(node.items, `${path}[]`) : [];
  const members = typeof node.additionalProperties === 'object' ? textsIn(node.additionalProperties, `${path}{}`) : [];
  const own = [node.type].flat().includes('string') ? [{ path, schema: node }] : [];
  return [...own, ...parts, ...fields, ...items, ...members];
};
