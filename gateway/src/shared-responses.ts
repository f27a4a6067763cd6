interface Response {
  description: string;
}
interface Operation {
  responses?: Record<string, Response>;
}
export type Paths = Record<string, Record<string, Operation>>;

const nameOf = ({ description }: Response) => description.replaceAll(', ', '.');

/**
 * Refusals that several calls of a document have in common, told once (`body-too-large`, `forbidden.cross-site`), and paths that refer to
 * them.
 */
export const shareResponses = (paths: Paths): { paths: Paths; responses: Record<string, Response> } => {
  const texts = new Map<string, Map<string, number>>();
  for (const response of refusalsOf(paths)) {
    const known = texts.get(nameOf(response)) ?? new Map<string, number>();
    const text = JSON.stringify(response);
    texts.set(nameOf(response), known.set(text, (known.get(text) ?? 0) + 1));
  }
  const shared = new Map<string, string>();
  for (const [name, known] of texts) {
    const [text, count] = [...known].reduce((most, next) => (next[1] > most[1] ? next : most));
    if (count > 1) shared.set(name, text);
  }
  const refer = (response: Response) =>
    shared.get(nameOf(response)) === JSON.stringify(response) ? { $ref: `#/components/responses/${nameOf(response)}` } : response;
  return { paths: mapRefusals(paths, refer), responses: Object.fromEntries([...shared].map(([name, text]) => [name, JSON.parse(text)])) };
};

const isRefusal = (status: string) => Number(status) >= 400;

const refusalsOf = (paths: Paths): Response[] =>
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses = {} }) => Object.entries(responses).flatMap(([status, response]) => (isRefusal(status) ? [response] : [])));

const mapRefusals = (paths: Paths, refer: (response: Response) => object): Paths =>
  mapValues(paths, (operations) =>
    mapValues(operations, ({ responses, ...operation }) => ({
      ...operation,
      ...(responses && {
        responses: mapValues(responses, (response, status) => (isRefusal(status) ? (refer(response) as Response) : response)),
      }),
    })),
  );

const mapValues = <T, R>(record: Record<string, T>, change: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
