import { Session } from 'node:inspector/promises';

const everyMilliseconds = 15_000;
/** Share of one core. */
const shareAtRest = 0.03;

const collectGarbage = async (): Promise<void> => {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
};

/**
 * Gives memory back to the system each time that the process comes to rest: it would keep all that its start, a seed or a crowd has
 * needed for as long as it has too little to do to clean up by itself.
 */
export const giveBackMemoryAtRest = (): void => {
  let used = process.cpuUsage();
  let wasBusy = true;
  setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    const isBusy = (user + system) / 1_000 > everyMilliseconds * shareAtRest;
    if (wasBusy && !isBusy) void collectGarbage();
    wasBusy = isBusy;
  }, everyMilliseconds).unref();
};
