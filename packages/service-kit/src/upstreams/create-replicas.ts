import { createBreaker } from './create-breaker.ts';
import { createRetryBudget } from './retry-budget.ts';

/** No replica of a service takes calls at the moment. */
export class NoReplicaReady extends Error {}

export interface Replica {
  readonly origin: string;
}

/** What a replica says of itself. */
export type Readiness = boolean | 'leaving';

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
    return { origin, breaker, inFlight: 0, isReady: true, saidNo: false, isLeaving: false, missed: 0 };
  });
  type Known = (typeof replicas)[number];
  const known = (replica: Replica) => replicas.find(({ origin }) => origin === replica.origin) as Known;
  const isTrusted = ({ breaker }: Known) => breaker.isClosed();
  const takesCalls = (replica: Known) => replica.isReady && isTrusted(replica);
  /** It says nothing, yet it may be only busy: its breaker decides. */
  const mayTakeCalls = (replica: Known) => (!replica.saidNo || replica.isLeaving) && isTrusted(replica);
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
     * has fallen silent. Undefined where none takes calls.
     */
    choose(except?: Replica): Replica | undefined {
      const [only] = replicas;
      if (replicas.length === 1 && only) return mayTakeCalls(only) ? only : undefined;
      const ready = replicas.filter(takesCalls);
      const usable =
        [ready, replicas.filter((replica) => replica.isLeaving && isTrusted(replica))].find((some) => some.length > 0) ??
        replicas.filter(mayTakeCalls);
      const others = usable.filter(({ origin }) => origin !== except?.origin);
      const among = others.length > 0 ? others : usable;
      return inTurn(among, turn++);
    },
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
    async probe(replica: Replica, ask: () => Promise<Readiness>): Promise<void> {
      const it = known(replica);
      try {
        const answer = await ask();
        const isReady = answer === true;
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
    },
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

/** One of those with the fewest calls in flight. */
const inTurn = <T extends { inFlight: number }>(among: readonly T[], turn: number): T | undefined => {
  const fewest = Math.min(...among.map(({ inFlight }) => inFlight));
  const even = among.filter(({ inFlight }) => inFlight === fewest);
  return even[turn % even.length];
};

export type Replicas = ReturnType<typeof createReplicas>;
