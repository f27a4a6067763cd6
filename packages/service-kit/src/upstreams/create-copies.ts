import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { createRetryBudget } from './retry-budget.ts';

/** No replica of a service takes calls at the moment. */
export class NoCopyReady extends Error {}

export interface Copy {
  readonly origin: string;
}

export interface CopyState {
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
  /** Told when the breaker of a copy opens or closes, and when its readiness changes. */
  onChange?: (change: { upstream: string; origin: string; state: 'ready' | 'not-ready' | 'breaker-open' | 'breaker-closed' }) => void;
  halfOpenAfter?: number;
}

const faultsInARow = 5;
/** A single silence may be a busy moment of a replica, or of the prober. */
const missedAnswers = 2;

/**
 * The replicas of one service. A call goes to the one with the fewest calls in flight, in turns if they are even, and only to
 * one that reported ready and whose last calls did not all fail.
 */
export const createCopies = ({ name, origins, isFault = () => true, onChange, halfOpenAfter = 500 }: Options) => {
  const copies = origins.map((origin) => {
    const breaker = circuitBreaker(handleWhen(isFault), { halfOpenAfter, breaker: new ConsecutiveBreaker(faultsInARow) });
    breaker.onBreak(() => onChange?.({ upstream: name, origin, state: 'breaker-open' }));
    breaker.onReset(() => onChange?.({ upstream: name, origin, state: 'breaker-closed' }));
    return { origin, breaker, inFlight: 0, isReady: true, saidNo: false, missed: 0 };
  });
  type Known = (typeof copies)[number];
  const known = (copy: Copy) => copies.find(({ origin }) => origin === copy.origin) as Known;
  const isTrusted = ({ breaker }: Known) => breaker.state === CircuitState.Closed;
  const takesCalls = (copy: Known) => copy.isReady && isTrusted(copy);
  /** It says nothing, yet it may be only busy: its breaker decides. */
  const mayTakeCalls = (copy: Known) => !copy.saidNo && isTrusted(copy);
  let turn = 0;

  const setReady = (copy: Known, isReady: boolean) => {
    if (copy.isReady !== isReady) onChange?.({ upstream: name, origin: copy.origin, state: isReady ? 'ready' : 'not-ready' });
    copy.isReady = isReady;
  };

  return {
    name,
    all: copies as readonly Copy[],
    budget: createRetryBudget(),
    /**
     * The copy for the next call, another than `except` where there is one; one that has fallen silent where no other is left.
     * Undefined where none takes calls.
     */
    choose(except?: Copy): Copy | undefined {
      const ready = copies.filter(takesCalls);
      const usable = ready.length > 0 ? ready : copies.filter(mayTakeCalls);
      const others = usable.filter(({ origin }) => origin !== except?.origin);
      const among = others.length > 0 ? others : usable;
      const fewest = Math.min(...among.map(({ inFlight }) => inFlight));
      const even = among.filter(({ inFlight }) => inFlight === fewest);
      return even[turn++ % even.length];
    },
    /** Whether another copy than this one takes calls. */
    hasOther: (than: Copy): boolean => copies.some((copy) => copy.origin !== than.origin && takesCalls(copy)),
    /** Does the work of one call to a copy, which is counted; what it throws may open the copy's breaker. */
    async run<T>(copy: Copy, work: () => Promise<T>): Promise<T> {
      const { breaker } = known(copy);
      known(copy).inFlight++;
      try {
        return await breaker.execute(work);
      } finally {
        known(copy).inFlight--;
      }
    },
    /**
     * Records a replica's own report. `ask` answers it, and throws without an answer, which counts from the second time
     * on. An open breaker closes when the replica is ready, not by the call of a waiting visitor.
     */
    async probe(copy: Copy, ask: () => Promise<boolean>): Promise<void> {
      const it = known(copy);
      try {
        const isReady = await ask();
        it.missed = 0;
        it.saidNo = !isReady;
        if (isReady && !isTrusted(it)) await it.breaker.execute(async () => {}).catch(() => {});
        setReady(it, isReady);
      } catch {
        it.missed++;
        if (it.missed >= missedAnswers) setReady(it, false);
      }
    },
    /** Whether a copy takes calls at the moment. */
    isUsable: (copy: Copy): boolean => takesCalls(known(copy)),
    states: (): CopyState[] =>
      copies.map((copy) => ({ origin: copy.origin, isReady: copy.isReady, isTrusted: isTrusted(copy), inFlight: copy.inFlight })),
  };
};
export type Copies = ReturnType<typeof createCopies>;
