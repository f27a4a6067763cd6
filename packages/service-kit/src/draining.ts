let draining = false;

/** Whether this process was told to end: it still answers, and says it is not ready, so that nothing new is led to it. */
export const isDraining = (): boolean => draining;

export const beginDraining = (): void => {
  draining = true;
};
