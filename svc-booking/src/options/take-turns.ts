/** Runs works one after another, in the order they came. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
};
export type TakeTurns = ReturnType<typeof createQueue>;
