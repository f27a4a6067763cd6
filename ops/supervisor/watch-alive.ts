interface Options {
  origin: string;
  /** Milliseconds without an answer after which it counts as hung. */
  within: number;
  onSilence: () => void;
}

const probes = 5;

/**
 * Asks a process for `/livez` and tells once, when it has answered none of the last five probes. Whole probes are counted, not the
 * clock: a machine that was asleep hangs nobody.
 */
export const watchAlive = ({ origin, within, onSilence }: Options) => {
  const every = within / probes;
  let missed = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const probe = async (): Promise<void> => {
    const begun = performance.now();
    const answered = await fetch(`${origin}/livez`, { signal: AbortSignal.timeout(every) }).then(
      (answer) => answer.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (stopped) return;
    missed = answered ? 0 : missed + 1;
    if (missed === probes) return onSilence();
    timer = setTimeout(probe, Math.max(0, every - (performance.now() - begun)));
  };
  timer = setTimeout(probe, every);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
