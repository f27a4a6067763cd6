import { request as ask } from 'undici';
import { createKept } from './kept.ts';
import { type ServiceAddresses, type ServiceName, serviceNames } from './services.ts';

const states = ['up', 'degraded', 'down'] as const;
type State = (typeof states)[number];

interface ServiceState {
  status: State;
  checks?: unknown;
}
export interface Readiness {
  status: State;
  services: Record<ServiceName, ServiceState>;
}

const stateOf = async (origin: string, answerTimeout: number): Promise<ServiceState> => {
  try {
    const { body } = await ask(`${origin}/readyz`, { signal: AbortSignal.timeout(answerTimeout) });
    const { status, checks } = (await body.json()) as Partial<ServiceState>;
    return { status: states.find((state) => state === status) ?? 'down', checks };
  } catch {
    return { status: 'down' };
  }
};

interface Options {
  addresses: ServiceAddresses;
  now: () => number;
  answerTimeout?: number;
}

/** State of all services, `down` as soon as one is; asked at most once a second, whoever asks. */
export const createReadiness = ({ addresses, now, answerTimeout = 2_000 }: Options): (() => Promise<Readiness>) => {
  const kept = createKept<Readiness>({ now, forMilliseconds: 1_000, atMost: 1 });
  const askAll = async (): Promise<Readiness> => {
    const asked = await Promise.all(serviceNames.map(async (name) => [name, await stateOf(addresses[name], answerTimeout)] as const));
    const has = (state: State) => asked.some(([, { status }]) => status === state);
    return {
      status: has('down') ? 'down' : has('degraded') ? 'degraded' : 'up',
      services: Object.fromEntries(asked) as Record<ServiceName, ServiceState>,
    };
  };
  return () => kept.get('all', askAll);
};
