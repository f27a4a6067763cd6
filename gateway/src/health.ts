import { request as ask } from 'undici';
import { type ServiceAddresses, type ServiceName, serviceNames } from './services.ts';

type State = 'up' | 'degraded' | 'down';

const stateOf = async (origin: string): Promise<{ status: State; checks?: unknown }> => {
  try {
    const { body } = await ask(`${origin}/readyz`, { headersTimeout: 2_000, bodyTimeout: 2_000 });
    return (await body.json()) as { status: State; checks: unknown };
  } catch {
    return { status: 'down' };
  }
};

/** State of all services; `down` as soon as one is. */
export const readiness = async (addresses: ServiceAddresses): Promise<{ status: State; services: Record<ServiceName, unknown> }> => {
  const states = await Promise.all(serviceNames.map(async (name) => [name, await stateOf(addresses[name])] as const));
  const has = (state: State) => states.some(([, { status }]) => status === state);
  return {
    status: has('down') ? 'down' : has('degraded') ? 'degraded' : 'up',
    services: Object.fromEntries(states) as Record<ServiceName, unknown>,
  };
};
