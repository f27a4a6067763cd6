import type { ServiceName } from '@plenary/contracts/services';
import type { Releases } from '../releases/releases.ts';
import { createTrialWatch } from '../releases/trial-watch.ts';
import { type GroupCookie, isGivenCanary } from '../releases/visitor-group.ts';
import type { ServiceReplicas } from './service-replicas.ts';
import { isPrinting } from './time-limits.ts';

interface Options {
  releases: Pick<Releases, 'read' | 'answered' | 'now'>;
  replicas: ServiceReplicas;
  groupCookie: Pick<GroupCookie, 'read'>;
  /** As in ReportedError. */
  sourceOf: (address: string) => string | undefined;
}

interface Asked {
  service: ServiceName;
  pathname: string;
  cookie: string | undefined;
  /** Of the client. */
  address: string;
}

/** How a replica took a call. */
interface Tried {
  /** Version that the replica tries out. */
  canary: string | undefined;
  /** No answer, or one that says it is the service's fault. */
  isFailed: boolean;
  /** Until the answer began, in milliseconds. */
  took: number;
}

/** The part of a call in the trial of its service. */
export interface ServiceTrial {
  /** The version that its visitor is given; undefined: the live one. */
  canary: string | undefined;
  /** Told of each try. */
  note: (tried: Tried) => void;
}

/**
 * Canaries of services. The gateway leads a visitor's calls to the replica that tries out a version where their group is given it, and
 * counts who met errors or waited: as many visitors as of a canary of a remote, by the same groups.
 */
export const createServiceTrials = ({ releases, replicas, groupCookie, sourceOf }: Options) => {
  const { canaryOf, isSlow } = createTrialWatch(releases);

  /** Undefined where no canary runs, or the visitor has no group yet: their call is one of the live version. */
  return async ({ service, pathname, cookie, address }: Asked): Promise<ServiceTrial | undefined> => {
    if (!replicas[service].hasCanary()) return undefined;
    const group = groupCookie.read(cookie);
    const part = `svc-${service}`;
    const canary = await canaryOf(part);
    if (!canary || group === undefined) return undefined;
    const given = isGivenCanary(part, canary, group) ? canary.version : undefined;
    return {
      canary: given,
      note: ({ canary: ran, isFailed, took }) => {
        // The other version stood in: it is not theirs that answered.
        if (ran !== given) return;
        // Documents take their time.
        const hasWaited = isSlow(canary.trial, took) && !isPrinting(service, pathname);
        releases.answered({ part, canary, visitor: { group, source: sourceOf(address) }, isFailed, isSlow: hasWaited });
      },
    };
  };
};
export type ServiceTrials = ReturnType<typeof createServiceTrials>;
