import { ReleaseRefused } from '../releases/registry.ts';
import type { ReleaseAction, RemoteReleases } from '../releases/release-rules.ts';
import type { OrderedAction } from './release-order.ts';

/** An action whose version is named: the canary is meant where none is. */
export const namedAction = (asked: OrderedAction, { canary }: Pick<RemoteReleases, 'canary'>): ReleaseAction => {
  if (asked.kind === 'rollback' || asked.kind === 'withdraw') return asked;
  const version = asked.version ?? canary?.version;
  if (version === undefined) throw new ReleaseRefused('no-canary');
  return { ...asked, version };
};
