import { PrinterUnavailable } from '../chromium/printer-unavailable.ts';

/**
 * Runs jobs in the order they came, at most `atOnce` together. Throws PrinterUnavailable `too-many-waiting` where `maxWaiting`
 * wait already.
 */
export const createJobQueue = ({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const takeTurn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new PrinterUnavailable('too-many-waiting', `${maxWaiting} documents wait already`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** The turn passes straight to the first in line, so that later arrivals cannot overtake. */
  const passTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    /** Jobs by what they do now. */
    load: () => ({ running, waiting: waiting.length }),
    async run<T>(job: () => Promise<T>): Promise<T> {
      await takeTurn();
      try {
        return await job();
      } finally {
        passTurn();
      }
    },
  };
};
