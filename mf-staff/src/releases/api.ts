import type * as contract from '@plenary/contracts/releases';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';

export type Releases = contract.Releases;
export type RemoteReleases = contract.RemoteReleases;
export type ServiceReleases = contract.ServiceReleases;
export type ReleaseEntry = contract.ReleaseEntry;

/** What an administrator may do to the releases of a remote, as they saw them; a service has no canary. */
export type Deed =
  | { kind: 'canary'; version: string; percent: number }
  | { kind: 'promote'; version: string }
  | { kind: 'rollback' }
  | { kind: 'withdraw' };

export const fetchReleases = (signal?: AbortSignal): Promise<Releases> =>
  call(refer<typeof contract.getReleases>('GET', '/api/releases'), {}, { signal });

/** Does a deed to the state of that revision; another one by now is 409 `stale-version`. */
export const doDeed = (remote: string, deed: Deed, revision: number): Promise<Releases> => {
  const params = { remote };
  switch (deed.kind) {
    case 'canary': {
      const { version, percent } = deed;
      return call(refer<typeof contract.startCanary>('POST', '/api/releases/{remote}/canary'), {
        params,
        body: { version, percent, revision },
      });
    }
    case 'promote': {
      const { version } = deed;
      return call(refer<typeof contract.promoteRelease>('POST', '/api/releases/{remote}/promotion'), {
        params,
        body: { version, revision },
      });
    }
    case 'rollback':
      return call(refer<typeof contract.rollBackRelease>('POST', '/api/releases/{remote}/rollback'), { params, body: { revision } });
    case 'withdraw':
      return call(refer<typeof contract.withdrawCanary>('POST', '/api/releases/{remote}/withdrawal'), { params, body: { revision } });
  }
};
