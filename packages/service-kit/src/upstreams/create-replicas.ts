import { createBreaker } from './create-breaker.ts';
import { createRetryBudget } from './retry-budget.ts';

/** No replica of a service takes calls at the moment. */
export class NoReplicaReady extends Error {}

export interface Replica {
  readonly origin: string;
}

/** What a replica says of itself: whether it is ready, which of a canary is where it names the version. */
export type Readiness = boolean | 'leaving' | { canary: string };

export interface ReplicaState {
  origin: string;
  isReady: boolean;
  /** Its breaker lets calls through. */
  isTrusted: boolean;
  inFlight: number;
}

interface Options {
  /** Name of the service, for `onChange`. */
  name: string;
  origins: readonly string[];
  /** Whether a replica is at fault for an error; a client's abort is not. */
  isFault?: (error: Error) => boolean;
  /** Told when the breaker of a replica opens or closes, and when its readiness changes. */
  onChange?: (change: { upstream: string; origin: string; state: 'ready' | 'not-ready' | 'breaker-open' | 'breaker-closed' }) => void;
  closesAfter?: number;
}

const faultsInARow = 5;
/** A single silence may be a busy moment of a replica, or of the prober. */
const missedAnswers = 2;

/**
 * The replicas of one service. A call goes to the one with the fewest calls in flight, in turns if they are even, and only to
 * one that reported ready and whose last calls did not all fail.
 */
export const createReplicas = ({ name, origins, isFault = () => true, onChange, closesAfter = 500 }: Options) => {
  const replicas = origins.map((origin) => {
    const breaker = createBreaker({
      faultsInARow,
      pause: closesAfter,
      onOpen: () => onChange?.({ upstream: name, origin, state: 'breaker-open' }),
      onClose: () => onChange?.({ upstream: name, origin, state: 'breaker-closed' }),
    });
    return {
      origin,
      breaker,
      canary: undefined as string | undefined,
      inFlight: 0,
      isReady: true,
      saidNo: false,
      isLeaving: false,
      missed: 0,
    };
  });
  type Known = (typeof replicas)[number];
  const known = (replica: Replica) => replicas.find(({ origin }) => origin === replica.origin) as Known;
  let turn = 0;

  const setReady = (replica: Known, isReady: boolean) => {
    if (replica.isReady !== isReady) onChange?.({ upstream: name, origin: replica.origin, state: isReady ? 'ready' : 'not-ready' });
    replica.isReady = isReady;
  };

  return {
    name,
    all: replicas as readonly Replica[],
    budget: createRetryBudget(),
    /**
     * The replica for the next call, another than `except` where there is one; where no other is left, one that is about to end, or
     * has fallen silent. Undefined where none takes calls. One that tries out a version is for calls of that canary, any other for all
     * others, unless there is no other.
     */
    choose(except?: Replica, canary?: string): Replica | undefined {
      const [only] = replicas;
      if (replicas.length === 1 && only) return mayTakeCalls(only) ? only : undefined;
      const usable = [takesCalls, isLeavingYet, mayTakeCalls].map((isOne) => replicas.filter(isOne)).find((some) => some.length > 0) ?? [];
      const others = preferred(usable, ({ origin }) => origin !== except?.origin);
      return inTurn(
        preferred(others, (replica) => replica.canary === canary),
        turn++,
      );
    },
    /** Whether a replica tries out a version. */
    hasCanary: (): boolean => replicas.some((replica) => replica.canary !== undefined),
    /** Version that a replica tries out. */
    canaryOf: (replica: Replica): string | undefined => known(replica).canary,
    /** Whether another replica than this one takes calls. */
    hasOther: (than: Replica): boolean => replicas.some((replica) => replica.origin !== than.origin && takesCalls(replica)),
    /** Does the work of one call to a replica, which is counted; what it throws may open the replica's breaker. */
    async run<T>(replica: Replica, work: () => Promise<T>): Promise<T> {
      const it = known(replica);
      it.inFlight++;
      try {
        const done = await work();
        it.breaker.noteSuccess();
        return done;
      } catch (error) {
        if (isFault(error as Error)) it.breaker.noteFault();
        throw error;
      } finally {
        it.inFlight--;
      }
    },
    /**
     * Records a replica's own report: ready, not ready or about to end. `ask` answers it, and throws without an answer, which counts
     * from the second time on. An open breaker closes when the replica is ready, not by the call of a waiting visitor.
     */
    probe: (replica: Replica, ask: () => Promise<Readiness>): Promise<void> => noteReport(known(replica), ask, setReady),
    /** A replica said with an answer that it is about to end: it is called only where no other is left. */
    noteLeaving(replica: Replica): void {
      setReady(Object.assign(known(replica), { isLeaving: true, saidNo: true }), false);
    },
    /** Whether a replica takes calls at the moment. */
    isUsable: (replica: Replica): boolean => takesCalls(known(replica)),
    states: (): ReplicaState[] =>
      replicas.map(({ origin, isReady, inFlight, breaker }) => ({ origin, isReady, isTrusted: breaker.isClosed(), inFlight })),
  };
};

interface Told {
  breaker: ReturnType<typeof createBreaker>;
  /** Version that it tries out. */
  canary: string | undefined;
  isReady: boolean;
  saidNo: boolean;
  isLeaving: boolean;
  missed: number;
}
const isTrusted = ({ breaker }: Told) => breaker.isClosed();
const takesCalls = (replica: Told) => replica.isReady && isTrusted(replica);
const isLeavingYet = (replica: Told) => replica.isLeaving && isTrusted(replica);
/** It says nothing, yet it may be only busy: its breaker decides. */
const mayTakeCalls = (replica: Told) => (!replica.saidNo || replica.isLeaving) && isTrusted(replica);

const noteReport = async <T extends Told>(
  it: T,
  ask: () => Promise<Readiness>,
  setReady: (it: T, isReady: boolean) => void,
): Promise<void> => {
  try {
    const answer = await ask();
    const canary = typeof answer === 'object' ? answer.canary : undefined;
    const isReady = answer === true || canary !== undefined;
    if (isReady) it.canary = canary;
    it.missed = 0;
    it.saidNo = !isReady;
    it.isLeaving = answer === 'leaving';
    if (isReady) it.breaker.close();
    setReady(it, isReady);
  } catch {
    it.missed++;
    it.isLeaving = false;
    if (it.missed >= missedAnswers) setReady(it, false);
  }
};

/** Those of whom it is so, all where it is so of none. */
const preferred = <T>(some: readonly T[], isSo: (one: T) => boolean): readonly T[] => {
  const found = some.filter(isSo);
  return found.length > 0 ? found : some;
};

/** One of those with the fewest calls in flight. */
const inTurn = <T extends { inFlight: number }>(among: readonly T[], turn: number): T | undefined => {
  const fewest = Math.min(...among.map(({ inFlight }) => inFlight));
  const even = among.filter(({ inFlight }) => inFlight === fewest);
  return even[turn % even.length];
};

export type Replicas = ReturnType<typeof createReplicas>;
