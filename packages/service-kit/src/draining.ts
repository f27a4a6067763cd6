let draining = false;

/** Header of every answer of a process that was told to end: who calls it goes to another replica. */
export const leavingHeader = 'x-leaving';

/** Whether this process was told to end: it still answers, and says it is not ready, so that nothing new is led to it. */
export const isDraining = (): boolean => draining;

export const beginDraining = (): void => {
  draining = true;
};
