import type { AnnouncedRemote } from '../page-data.ts';

/** A remote as the gateway announces it, without hashes and pages. */
export const announcedRemote = (name: string): AnnouncedRemote => ({
  name,
  version: '1.0.0',
  manifest: `/remotes/${name}/mf-manifest.json`,
  integrity: '',
  hashes: {},
  paths: [],
  menu: [],
});
