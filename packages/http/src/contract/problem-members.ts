import type { Schema } from './schema.ts';

type Responses = Record<string, { content?: Record<string, { schema?: Schema }> }>;

const codesOf = ({ properties }: Schema): readonly string[] => (properties?.code?.enum ?? []) as readonly string[];

/** Additional members of a call's refusals, by code; `{}`: none. */
export const problemMembersOf = (responses: Responses): Map<string, Schema> => {
  const members = new Map<string, Schema>();
  for (const { content } of Object.values(responses)) {
    const schema = content?.['application/problem+json']?.schema;
    for (const one of schema?.anyOf ?? (schema ? [schema] : [])) {
      const [problem = one, own = {}] = one.allOf ?? [];
      for (const code of codesOf(problem)) members.set(code, own);
    }
  }
  return members;
};
