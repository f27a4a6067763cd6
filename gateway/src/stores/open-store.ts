import type { Logger } from '@plenary/service-kit/logger';
import type { Stoppable } from '@plenary/service-kit/run-process';
import type { GatewayConfig } from '../config.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { followStore } from './follow-store.ts';
import { storeOf } from './store-settings.ts';

interface Opened {
  store: ReleaseStore;
  following: Stoppable;
}

/** Where the releases of a gateway lie, which it follows until it is stopped. */
export const openStore = async (config: GatewayConfig, logger: Logger): Promise<Opened> => {
  const onFault = (error: unknown) => logger.error({ err: error }, 'store of releases');
  const store = storeOf(config, config.RELEASES_DIR, onFault);
  return { store, following: { name: 'store of releases', stop: await followStore({ store, onFault }) } };
};
