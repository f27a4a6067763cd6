interface Options {
  /** Faults in a row that open it. */
  faultsInARow: number;
  /** Milliseconds until it may be closed. */
  pause: number;
  onOpen: () => void;
  onClose: () => void;
}

/** Knows whether a replica is trusted: it opens after faults in a row, and closes once its pause is over and the replica says that it is ready. */
export const createBreaker = ({ faultsInARow, pause, onOpen, onClose }: Options) => {
  let faults = 0;
  let openedAt: number | undefined;
  return {
    isClosed: (): boolean => openedAt === undefined,
    noteSuccess(): void {
      faults = 0;
    },
    noteFault(): void {
      if (++faults < faultsInARow || openedAt !== undefined) return;
      openedAt = performance.now();
      onOpen();
    },
    /** The replica is ready: closes it, unless its pause still lasts. */
    close(): void {
      if (openedAt === undefined || performance.now() - openedAt < pause) return;
      openedAt = undefined;
      faults = 0;
      onClose();
    },
  };
};
