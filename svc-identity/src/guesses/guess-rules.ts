import { day, hour, minute } from '../sessions/session-rules.ts';

/** Growing waits between wrong passwords of one source. Milliseconds. */
export interface GuessRule {
  /** Failures before the first wait. */
  free: number;
  /** Wait after that many failures; each further failure doubles it. */
  firstWait: number;
  longestWait: number;
  /** Time without a failure after which all are forgotten. */
  forgottenAfter: number;
}

export interface GuessRules {
  /** One address group (IPv4 address or IPv6 /64) at one account. */
  pair: GuessRule;
  /** One address group at any account: gentle, since it may be an office. */
  address: GuessRule;
  /** All unknown browsers at one account: bounds an attacker with many addresses. */
  account: GuessRule;
  /** A browser or session that knew the password before: its own failures alone count. */
  known: GuessRule;
}

export const defaultGuessRules: GuessRules = {
  pair: { free: 5, firstWait: minute, longestWait: 15 * minute, forgottenAfter: day },
  address: { free: 30, firstWait: 1_000, longestWait: minute, forgottenAfter: hour },
  account: { free: 30, firstWait: minute / 2, longestWait: 2 * minute, forgottenAfter: hour },
  known: { free: 10, firstWait: minute, longestWait: 15 * minute, forgottenAfter: day },
};

export interface Failures {
  count: number;
  /** Instant of the last one. */
  lastAt: number;
}

const isForgotten = (rule: GuessRule, { lastAt }: Failures, now: number): boolean => now - lastAt >= rule.forgottenAfter;

/** Milliseconds until a source with these failures may guess again; 0: now. */
export const waitOf = (rule: GuessRule, failures: Failures | undefined, now: number): number => {
  if (!failures || failures.count < rule.free || isForgotten(rule, failures, now)) return 0;
  const wait = Math.min(rule.longestWait, rule.firstWait * 2 ** (failures.count - rule.free));
  return Math.max(0, failures.lastAt + wait - now);
};

/** The failures of a source with one more. */
export const oneMore = (rule: GuessRule, failures: Failures | undefined, now: number): Failures => ({
  count: failures && !isForgotten(rule, failures, now) ? failures.count + 1 : 1,
  lastAt: now,
});
