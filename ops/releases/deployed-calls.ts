import { type DeployedCalls, unansweredOf } from '@plenary/gateway/releases/promises';
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
  beside?: string | undefined;
  /** Calls for which a service that is slow is waited for. */
  needed?: readonly string[];
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

/** Calls answered by the services behind a gateway, with their contracts. Throws if the gateway does not answer. */
export const deployedCalls = async (
  gateway: string,
  { secret, wait = pause, beside, needed = [] }: Options = {},
): Promise<DeployedCalls> => {
  for (let left = tries; ; left--) {
    const { paths, 'x-internal': internal = null, 'x-unanswered': missing = [] } = await read(gateway, secret);
    const silent = missing.map((name) => `svc-${name}`).filter((name) => name !== beside);
    const isEnough = silent.length === 0 || unansweredOf(needed, { ...paths, ...internal }).length === 0;
    if (isEnough || left === 1) return { paths, internal, silent };
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
};
