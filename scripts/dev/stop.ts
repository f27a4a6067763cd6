type Stop = () => Promise<void>;
/** Registers what has to be stopped; what came last is stopped first. */
export type OnStop = (stop: Stop) => void;

/** Stops everything at Ctrl-C, SIGTERM or a closed terminal, then ends; a second signal ends at once, and the services with it. */
export const stopOnSignals = (): OnStop => {
  const stops: Stop[] = [];
  let stopping = false;
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
    process.stdout.write('✓ Stopped\n');
    process.exit();
  };
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write('\nStopping…\n');
    void stopAll();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

  // npm passes a SIGTERM of its own to the shell in between, which ends silently.
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid !== ppid && !stopping) onSignal();
  }, 1_000);
  if (process.env.npm_lifecycle_event !== 'dev') clearInterval(watch);
  watch.unref();
  return (stop) => stops.push(stop);
};
