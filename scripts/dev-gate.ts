/** Holds who asks until something is there, or until it is known that it won't be for now. */
export interface Gate<Value> {
  wait(): Promise<Value>;
  open(value: Value): void;
  fail(reason: string): void;
  /** Who asks from now on waits again. */
  shut(): void;
}

export const createGate = <Value>(): Gate<Value> => {
  let state: { value: Value } | { reason: string } | null = null;
  const waiting: (() => void)[] = [];
  const change = (next: typeof state) => {
    state = next;
    for (const go of waiting.splice(0)) go();
  };
  return {
    async wait() {
      while (!state) await new Promise<void>((resolve) => waiting.push(resolve));
      if ('reason' in state) throw new Error(state.reason);
      return state.value;
    },
    open: (value) => change({ value }),
    fail: (reason) => change({ reason }),
    shut() {
      state = null;
    },
  };
};
