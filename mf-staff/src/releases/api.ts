import * as contract from '@plenary/contracts/releases.endpoints';
import type * as releasesSchemas from '@plenary/contracts/releases.schemas';
import { call } from '../call.ts';

export type Releases = releasesSchemas.Releases;
export type RemoteReleases = releasesSchemas.RemoteReleases;
export type ServiceReleases = releasesSchemas.ServiceReleases;
export type ReleaseEntry = releasesSchemas.ReleaseEntry;

/** An administrator's actions on the releases of a remote, with the versions they saw; a service has no canary. */
export type Deed =
  | { kind: 'canary'; version: string; percent: number }
  | { kind: 'promote'; version: string }
  | { kind: 'rollback' }
  | { kind: 'withdraw' };

export const fetchReleases = (signal?: AbortSignal): Promise<Releases> => call(contract.getReleases, {}, { signal });

/** Applies an action to the state of that revision; 409 `stale-version` if the revision has changed. */
export const doDeed = (remote: string, deed: Deed, revision: number): Promise<Releases> => {
  const params = { remote };
  switch (deed.kind) {
    case 'canary': {
      const { version, percent } = deed;
      return call(contract.startCanary, {
        params,
        body: { version, percent, revision },
      });
    }
    case 'promote': {
      const { version } = deed;
      return call(contract.promoteRelease, {
        params,
        body: { version, revision },
      });
    }
    case 'rollback':
      return call(contract.rollBackRelease, { params, body: { revision } });
    case 'withdraw':
      return call(contract.withdrawCanary, { params, body: { revision } });
  }
};
