import type { Logger } from '@plenary/service-kit/logger';
import { isPageName } from '../remote-name.ts';
import { reasonToEnd } from './canary-rule.ts';
import { type Counts, createCounts, type Outcome } from './counts.ts';
import { createRegistry, type Registry, ReleaseRefused, type ReleaseRegistry } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Visitor } from './tally.ts';

interface Options {
  store: ReleaseStore;
  logger: Logger;
  now: () => number;
  /** Group of a visitor who has none yet. */
  newGroup: () => number;
}

/** An error that a browser told of. */
export interface ReportedError {
  remote: string;
  /** Version on the visitor's page. */
  version: string;
  /** Group of the visitor; undefined: none. */
  group: number | undefined;
  /** Version that a page would be given now. */
  given: string | undefined;
  /** Group of network addresses that it came from; undefined: a source without limit. */
  source: string | undefined;
}

/** Milliseconds between two looks at what has been counted. */
const pause = 500;
const usesPause = 10_000;
/** Author of an automatic withdrawal. */
const gatewayName = 'gateway';

/** Releases as the gateway sees them: what each visitor is given, and canaries that end by themselves. */
export const createReleases = ({ store, logger, now, newGroup }: Options) => {
  const registry = createRegistry(store);
  const counts = createCounts(store);
  let last: Registry = { revision: 0, remotes: {} };
  let timer: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isTidy = false;

  const look = async () => {
    if (!(await counts.flush())) return;
    await endWorseCanaries({ registry, counts, logger, now });
    if (!isTidy) await counts.tidy(now());
    isTidy = true;
  };
  const lookSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      looking = looking.then(look).catch((error: unknown) => logger.error({ err: error }, 'releases'));
    }, pause);
    timer.unref();
  };

  const lookLate = () => {
    late ??= setTimeout(() => {
      late = undefined;
      lookSoon();
    }, usesPause);
    late.unref();
  };

  /** The registry as it is now, or as it was last where it can't be read: pages go on. */
  const read = async (): Promise<Registry> => {
    last = await registry.read().catch((error: unknown) => {
      logger.error({ err: error }, 'releases');
      return last;
    });
    return last;
  };

  return {
    folder: store.folder,
    store,
    now,
    registry,
    counts,
    newGroup,
    read,
    /** A page was served to a visitor: they belong to every trial of its parts that runs. */
    see({ remotes }: Registry, visitor: Visitor): void {
      for (const [part, { canary }] of Object.entries(remotes)) if (canary && isPageName(part)) counts.see(part, canary, visitor);
      lookSoon();
    },
    /** A visitor of a trial was answered, with the version that is theirs. */
    answered(outcome: Outcome): void {
      counts.answer(outcome);
      lookSoon();
    },
    /** A call of a service was made. Written with what else is counted, or within ten seconds. */
    use(calls: readonly string[], all: readonly string[]): void {
      counts.use(calls, all, now());
      lookLate();
    },
    async report({ remote, version, group, given, source }: ReportedError): Promise<void> {
      const { remotes } = await read();
      const state = remotes[remote];
      if (!state || ![given, ...state.versions.map((release) => release.version)].includes(version)) return;
      counts.report(remote, version);
      const isGiven = group !== undefined && version === given;
      if (state.canary && isGiven) counts.fail(remote, state.canary, { group, source });
      lookSoon();
    },
    /** Writes what has been counted. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      clearTimeout(late);
      await looking;
      await look().catch((error: unknown) => logger.error({ err: error }, 'releases'));
    },
  };
};
export type Releases = ReturnType<typeof createReleases>;

interface Ending extends Pick<Options, 'logger' | 'now'> {
  registry: ReleaseRegistry;
  counts: Counts;
}

const endWorseCanaries = async ({ registry, counts, logger, now }: Ending): Promise<void> => {
  const { revision, remotes } = await registry.read();
  for (const [remote, { canary }] of Object.entries(remotes)) {
    if (!canary) continue;
    const seen = await counts.ofTrial(remote, canary);
    const reason = reasonToEnd(canary.version, seen);
    if (reason === undefined) continue;
    logger.warn({ remote, version: canary.version, seen }, 'canary withdrawn');
    const asked = { remote, action: { kind: 'withdraw' as const, reason }, by: gatewayName, at: new Date(now()).toISOString(), revision };
    await registry.act(asked).catch((error: unknown) => {
      // Another gateway or administrator was faster: the next look sees their action.
      if (!(error instanceof ReleaseRefused)) throw error;
    });
    return;
  }
};
