import { actorHeader, actorTokens } from '@plenary/service-kit/actor';

interface Part {
  status: string;
  /** States of its replicas, where it has several. */
  copies?: readonly string[];
  checks?: Record<string, { state: string; reason?: string }>;
}
interface Health {
  status: string;
  services?: Record<string, Part>;
}

/** The state of a platform, a line for each service; `isDown`: one is away. Throws if the gateway does not answer or shows no details. */
export const readHealth = async (gateway: string, secret: string): Promise<{ isDown: boolean; lines: string[] }> => {
  const headers = { [actorHeader]: await actorTokens({ secret }).sign({ kind: 'service', name: 'monitor' }) };
  const answer = await fetch(`${gateway}/healthz`, { headers, signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new Error(`nothing answers at ${gateway}`, { cause });
  });
  const { status, services } = (await answer.json()) as Health;
  if (!services) throw new Error(`${gateway} is ${status}, and shows no details: set the ACTOR_SECRET of the platform here too`);
  return { isDown: status === 'down', lines: [`${gateway}: ${status}`, ...Object.entries(services).map(lineOf)] };
};

const lineOf = ([name, { status, copies = [], checks = {} }]: [string, Part]): string => {
  const faults = Object.entries(checks).flatMap(([check, { state, reason }]) =>
    state === 'up' ? [] : [`${check} ${state}${reason ? ` (${reason})` : ''}`],
  );
  const details = [...(copies.length > 0 ? [`replicas ${copies.join(', ')}`] : []), ...faults];
  return [`svc-${name}: ${status}`, ...details].join(', ');
};
