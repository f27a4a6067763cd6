import type { ReleaseStore } from '@plenary/gateway/releases/release-store';
import { folderStore } from '@plenary/gateway/stores/folder-store';
import { releasesDir } from './settings.ts';

/** Where the releases of a platform lie, by the settings that its gateways read too. */
export const releaseStore = (environment: Readonly<Record<string, string | undefined>>): ReleaseStore =>
  folderStore(releasesDir(environment));
