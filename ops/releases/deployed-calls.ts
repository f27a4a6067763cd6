import type { Paths } from '@plenary/http/contract/service-document';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';

interface Document {
  paths: Paths;
  /** Calls between services; absent: a gateway from before, or a reader without its secret. */
  'x-internal'?: Paths;
  /** Services that did not say in time what they answer. */
  'x-unanswered'?: string[];
}

/** An older gateway keeps its document for ten seconds. */
const pause = 11_000;
const tries = 3;

interface Options {
  /** `ACTOR_SECRET` of the platform: without it a platform in production shows its document to nobody unless `API_DOCS` is on. */
  secret?: string;
  wait?: number;
  /** A part whose own calls are not asked for. */
  beside?: string;
}

const read = async (gateway: string, secret: string | undefined): Promise<Document> => {
  const headers = secret ? { [actorHeader]: await actorTokens({ secret }).sign({ kind: 'service', name: 'release' }) } : undefined;
  const answer = await fetch(`${gateway}/api/openapi.json`, { headers, signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`the deployed platform does not answer at ${gateway}: start it, or name it by PUBLIC_URL`, { cause });
  });
  if (answer.status === 404) throw new Error(`${gateway} shows no document of its calls: set the ACTOR_SECRET of the platform here too`);
  if (!answer.ok) throw new Error(`${gateway}/api/openapi.json answered ${answer.status}`);
  return (await answer.json()) as Document;
};

export interface DeployedCalls {
  paths: Paths;
  /** Calls between services; null: the platform does not tell. */
  internal: Paths | null;
}

/**
 * Calls answered by the services behind a gateway, with their contracts. Throws if the gateway does not answer, or
 * a service is unavailable: whether a promise is kept would be unknown.
 */
export const deployedCalls = async (gateway: string, { secret, wait = pause, beside }: Options = {}): Promise<DeployedCalls> => {
  let unanswered: string[] = [];
  for (let left = tries; left > 0; left--) {
    const { paths, 'x-internal': internal = null, 'x-unanswered': missing = [] } = await read(gateway, secret);
    unanswered = missing.filter((name) => `svc-${name}` !== beside);
    if (unanswered.length === 0) return { paths, internal };
    if (left > 1) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new Error(`not released: ${unanswered.join(', ')} did not say what it answers, so that nothing can be compared`);
};
