/** The promised value, or the signal's reason as soon as it is aborted. */
export const untilAborted = <T>(signal: AbortSignal, promised: Promise<T>): Promise<T> => {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([promised, aborted]);
};
