import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import { storeIn } from '@plenary/gateway/stores/store-settings';
import { releasesDir } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a command left undone, and goes on without. */
const tell = (error: unknown) => void process.stderr.write(`  ${error instanceof Error ? error.message : error}\n`);

/** Where the releases of a platform lie, by the settings that its gateways read too, as they are now. */
export const releaseStore = async (environment: Environment, onFault: (error: unknown) => void = tell): Promise<ReleaseStore> => {
  const store = storeIn(environment, releasesDir(environment), onFault);
  await store.follow();
  return store;
};
