interface Document {
  paths: Record<string, object>;
  /** Services that did not say in time what they answer. */
  'x-unanswered'?: string[];
}

/** A gateway keeps its document for ten seconds. */
const pause = 11_000;
const tries = 3;

const read = async (gateway: string): Promise<Document> => {
  const answer = await fetch(`${gateway}/api/openapi.json`, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`the deployed platform does not answer at ${gateway}: start it, or name it by PUBLIC_URL`, { cause });
  });
  if (!answer.ok) throw new Error(`${gateway}/api/openapi.json answered ${answer.status}`);
  return (await answer.json()) as Document;
};

/**
 * Calls answered by the services behind a gateway, `GET /api/quotes/{quoteId}`. Throws if the gateway does not answer, or
 * a service is unavailable: whether a promise is kept would be unknown.
 */
export const deployedCalls = async (gateway: string, wait = pause): Promise<string[]> => {
  let unanswered: string[] = [];
  for (let left = tries; left > 0; left--) {
    const { paths, 'x-unanswered': missing = [] } = await read(gateway);
    if (missing.length === 0)
      return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    unanswered = missing;
    if (left > 1) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new Error(`not released: ${unanswered.join(', ')} did not say what it answers, so that nothing can be compared`);
};
