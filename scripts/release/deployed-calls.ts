/** Calls that the services answer which stand behind a gateway, `GET /api/quotes/{quoteId}`. Throws where it can't be asked. */
export const deployedCalls = async (gateway: string): Promise<string[]> => {
  const answer = await fetch(`${gateway}/api/openapi.json`, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`the deployed platform does not answer at ${gateway}: start it, or name it by PUBLIC_URL`, { cause });
  });
  if (!answer.ok) throw new Error(`${gateway}/api/openapi.json answered ${answer.status}`);
  const { paths } = (await answer.json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
};
