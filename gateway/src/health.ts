import { type ServiceName, serviceNames } from '@plenary/contracts/services';
import { request as ask } from 'undici';
import { createKept } from './kept.ts';
import type { ServiceAddresses } from './services.ts';

const states = ['up', 'degraded', 'down'] as const;
type State = (typeof states)[number];

interface CopyState {
  status: State;
  checks?: unknown;
}
interface ServiceState extends CopyState {
  /** States of its copies, where it has more than one. */
  copies?: readonly State[];
}
export interface StateOfServices {
  status: State;
  services: Record<ServiceName, ServiceState>;
}

const stateOf = async (origin: string, answerTimeout: number): Promise<CopyState> => {
  try {
    const { body } = await ask(`${origin}/readyz`, { signal: AbortSignal.timeout(answerTimeout) });
    const { status, checks } = (await body.json()) as Partial<CopyState>;
    return { status: states.find((state) => state === status) ?? 'down', checks };
  } catch {
    return { status: 'down' };
  }
};

/** A service is away when all its copies are, and has a part missing when one of them is not well. */
const stateOfService = async (origins: readonly string[], answerTimeout: number): Promise<ServiceState> => {
  const states = await Promise.all(origins.map((origin) => stateOf(origin, answerTimeout)));
  const copies = states.map(({ status }) => status);
  const [only] = states;
  if (copies.length === 1 && only) return only;
  const isDown = copies.every((state) => state === 'down');
  return { status: isDown ? 'down' : copies.every((state) => state === 'up') ? 'up' : 'degraded', copies };
};

interface Options {
  addresses: ServiceAddresses;
  now: () => number;
  answerTimeout?: number;
}

/** State of all services, `down` as soon as one is; asked at most once a second. */
export const createStateOfServices = ({ addresses, now, answerTimeout = 2_000 }: Options): (() => Promise<StateOfServices>) => {
  const kept = createKept<StateOfServices>({ now, forMilliseconds: 1_000, atMost: 1 });
  const askAll = async (): Promise<StateOfServices> => {
    const asked = await Promise.all(
      serviceNames.map(async (name) => [name, await stateOfService(addresses[name], answerTimeout)] as const),
    );
    const has = (state: State) => asked.some(([, { status }]) => status === state);
    return {
      status: has('down') ? 'down' : has('degraded') ? 'degraded' : 'up',
      services: Object.fromEntries(asked) as Record<ServiceName, ServiceState>,
    };
  };
  return () => kept.get('all', askAll);
};
