import { VisitorAway, VisitorFailure } from './visitor-system.ts';

const firstPause = 2_000;
const longestPause = 10 * 60_000;
/** Limit of `Retry-After`. */
const longestAsked = 60 * 60_000;
/** Consecutive failures, 8 minutes and more, after which an operator is needed. */
const worrying = 9;

/**
 * Leaves a system alone that fails: mails of others wait behind its calls. The first failure may be the visit's own and costs it a
 * try; as long as no visit gets through afterwards it is the system's, and costs none. What it says of itself, `Retry-After` or that it
 * does not know us, may be about one visit as well, but only where others got through before. Each pause is twice the one before. After
 * it the visit tried longest ago goes first, so that visits which always fail cannot block the others between them.
 */
export const createRest = (now: () => number) => {
  let failures = 0;
  let hasTaken = false;
  let ownPause = 0;
  let until = 0;
  let reason = '';
  let needsCare = false;
  let turn = 0;
  /** By reference, since the last success: instant of each visit's last try; 0: it waits, and was not tried. */
  const turns = new Map<string, number>();

  const away = () => new VisitorAway(reason, { until, needsCare });
  const pause = (message: string, asked: number) => {
    failures += 1;
    reason = message;
    ownPause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
    until = now() + Math.max(asked, ownPause);
  };
  /** Due after the others, so that they go first: it may be this visit after all. */
  const awayBehindOthers = () => new VisitorAway(reason, { until: until + ownPause, needsCare });

  const requireAwake = (): void => {
    if (now() < until) throw away();
  };

  return {
    requireAwake,
    /** Throws VisitorAway while it rests, and a moment longer where it is another visit's turn. */
    requireTurn: (reference: string): void => {
      const mine = turns.get(reference) ?? 0;
      turns.set(reference, mine);
      requireAwake();
      // The next visit may be gone: no further waiting beyond that.
      const isOthers = now() < until + ownPause && [...turns.values()].some((one) => one < mine);
      if (isOthers) throw new VisitorAway(reason, { until: now() + firstPause, needsCare });
      turn += 1;
      turns.set(reference, turn);
    },
    /** `retryAfter`: the header, seconds or a date. */
    afterFailure: (message: string, retryAfter: string | null = null): never => {
      pause(message, askedPause(retryAfter, now()));
      needsCare ||= failures >= worrying;
      if (failures === 1 && (hasTaken || retryAfter === null)) throw new VisitorFailure(message);
      throw awayBehindOthers();
    },
    untilCared: (message: string): never => {
      pause(message, 0);
      if (failures === 1 && hasTaken) throw new VisitorFailure(message);
      needsCare = true;
      throw awayBehindOthers();
    },
    end: (): void => {
      failures = 0;
      turns.clear();
      hasTaken = true;
      until = 0;
      needsCare = false;
    },
  };
};

const askedPause = (retryAfter: string | null, now: number): number => {
  const text = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) * 1_000 : httpDate.test(text) ? Date.parse(text) - now : 0;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), longestAsked);
};

const httpDate = /^[A-Z][a-z]+, /;
