import { refuse } from '@plenary/http/refuse';

/** Lets at most `slots` works run at once, the others in the order they came; refuses `service-unavailable` behind `maxWaiting`. */
export const createTurns = ({ slots, maxWaiting }: { slots: number; maxWaiting: number }) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < slots) running++;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else return refuse('service-unavailable');
    try {
      return await work();
    } finally {
      // The slot passes on to the next in line without ever being free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
