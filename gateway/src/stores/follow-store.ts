import { lastRevision } from '../releases/registry.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { WrongStore } from './wrong-store.ts';

interface Options {
  store: ReleaseStore;
  onFault: (error: unknown) => void;
  everyMilliseconds?: number;
}

const usualPause = 1_000;

/**
 * Keeps this machine's copy of the releases up to date until it is stopped. Throws where the store must not be used, or cannot be reached and this machine
 * has nothing of it yet; with a copy it goes on, and tries again.
 */
export const followStore = async ({ store, onFault, everyMilliseconds = usualPause }: Options): Promise<() => Promise<void>> => {
  let told: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tell = (error: unknown) => {
    const message = String(error instanceof Error ? error.message : error);
    if (message !== told) onFault(error);
    told = message;
  };
  await store.follow().catch(async (error: unknown) => {
    if (error instanceof WrongStore || (await lastRevision(store.folder)) === 0) throw error;
    tell(error);
  });
  const look = async () => {
    await store.follow().then(() => {
      told = undefined;
    }, tell);
    if (!isStopped) next();
  };
  let looking = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      looking = look();
    }, everyMilliseconds);
    timer.unref();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
};
