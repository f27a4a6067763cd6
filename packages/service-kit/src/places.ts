/** More was brought than is worked on and may wait. */
export class NoPlace extends Error {}

export interface Places {
  /** Whether `run` would throw now. */
  isFull(): boolean;
  /** Does the work once it is its turn. Throws NoPlace at once where too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** So many pieces of work at once, and so many that wait for their turn, the first come first. */
export const createPlaces = (atOnce: number, waiting: number): Places => {
  let free = atOnce;
  const turns: (() => void)[] = [];
  const isFull = () => free === 0 && turns.length >= waiting;
  const leave = () => {
    const next = turns.shift();
    // Its place is handed over: nobody who comes meanwhile takes it.
    if (next) next();
    else free++;
  };
  return {
    isFull,
    async run(work) {
      if (isFull()) throw new NoPlace('all places are taken, and those to wait too');
      if (free > 0) free--;
      else await new Promise<void>((resolve) => turns.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
