/** A build of a remote or of a service that lies in a folder of its own, which never changes. */
interface Release {
  version: string;
  releasedAt: string;
  releasedBy: string;
  /** Instant since which it is unused; null: in use. */
  idleSince: string | null;
  /** What finds its build again in a bucket; absent: it lies in the folder alone. */
  archive?: string;
}

export interface Canary {
  version: string;
  /** Share of the visitors. */
  percent: number;
  /** Revision of the registry in which it began or got another share: what is counted is counted from there. */
  trial: number;
}

/** Versions of one remote for visitors, or the running version of a service. */
export interface RemoteReleases {
  /** Null: the build that was installed. */
  live: string | null;
  /** Previously live versions, the latest first. */
  before: (string | null)[];
  canary: Canary | null;
  /** The newest first. */
  versions: Release[];
}

interface Actions {
  /** Adds a version, for everybody or as a canary. */
  release: { version: string; percent: number | null; archive?: string };
  canary: { version: string; percent: number };
  promote: { version: string };
  /** Back to the previous version; the reason is the supervisor's if a service version does not get ready. */
  rollback: { reason?: string };
  /** Ends the canary; the reason of the gateway, where it did so by itself. */
  withdraw: { reason?: string };
  remove: { versions: string[] };
}
export type ReleaseAction = { [K in keyof Actions]: { kind: K } & Actions[K] }[keyof Actions];

/** Reasons for an impossible action. */
export type ReleaseRefusal =
  | 'known-version'
  | 'unknown-version'
  | 'live-already'
  | 'wrong-share'
  | 'no-canary'
  | 'nothing-before'
  | 'in-use';

/** Minimum life of an unused release: open tabs keep using it. */
export const keptMilliseconds = 7 * 24 * 3_600_000;
const keptBefore = 10;

export const nothingReleased: RemoteReleases = { live: null, before: [], canary: null, versions: [] };

interface Doing {
  state: RemoteReleases;
  action: ReleaseAction;
  by: string;
  at: string;
  /** The version that the action adds. */
  revision: number;
}

/** The releases of a remote after an action, or the reason why it is impossible. */
export const afterAction = ({ state, action, by, at, revision }: Doing): RemoteReleases | ReleaseRefusal => {
  const settle = (next: RemoteReleases): RemoteReleases => ({ ...next, versions: next.versions.map((one) => withIdle(one, next, at)) });
  const makeLive = (version: string | null, from: RemoteReleases): RemoteReleases =>
    settle({ ...from, live: version, before: [from.live, ...from.before].slice(0, keptBefore), canary: null });
  const share = (version: string, percent: number, from: RemoteReleases): RemoteReleases | ReleaseRefusal => {
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) return 'wrong-share';
    return version === from.live ? 'live-already' : settle({ ...from, canary: { version, percent, trial: revision } });
  };
  const isKnown = (version: string) => state.versions.some((one) => one.version === version);

  switch (action.kind) {
    case 'release': {
      if (isKnown(action.version)) return 'known-version';
      const { version, archive } = action;
      const added = { version, releasedAt: at, releasedBy: by, idleSince: null, ...(archive && { archive }) };
      const from = { ...state, versions: [added, ...state.versions] };
      return action.percent === null ? makeLive(action.version, from) : share(action.version, action.percent, from);
    }
    case 'canary':
      return isKnown(action.version) ? share(action.version, action.percent, state) : 'unknown-version';
    case 'promote':
      if (!isKnown(action.version)) return 'unknown-version';
      return action.version === state.live ? 'live-already' : makeLive(action.version, state);
    case 'rollback': {
      const [version, ...before] = state.before;
      return version === undefined ? 'nothing-before' : settle({ ...state, live: version, before, canary: null });
    }
    case 'withdraw':
      return state.canary ? settle({ ...state, canary: null }) : 'no-canary';
    case 'remove': {
      if (!action.versions.every(isKnown)) return 'unknown-version';
      const old = removable(state, at);
      if (!action.versions.every((version) => old.includes(version))) return 'in-use';
      const isLeft = (version: string | null) => version === null || !action.versions.includes(version);
      return { ...state, before: state.before.filter(isLeft), versions: state.versions.filter(({ version }) => isLeft(version)) };
    }
  }
};

const isGiven = ({ live, canary }: RemoteReleases, version: string) => version === live || version === canary?.version;

const withIdle = (release: Release, state: RemoteReleases, at: string): Release => ({
  ...release,
  idleSince: isGiven(state, release.version) ? null : (release.idleSince ?? at),
});

/** Versions unused for seven days, except the one that a rollback would bring. */
export const removable = (state: RemoteReleases, at: string): string[] =>
  state.versions.flatMap(({ version, idleSince }) =>
    idleSince !== null && version !== state.before[0] && Date.parse(at) - Date.parse(idleSince) > keptMilliseconds ? [version] : [],
  );
