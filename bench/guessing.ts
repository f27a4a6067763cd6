import { defaultGuessRules, type Failures, type GuessRule, oneMore, waitOf } from '@plenary/svc-identity/guesses/guess-rules';
import { heading, row } from './measure.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const week = 7 * 24 * hour;

/** Failures by source, under a rule of svc-identity. */
const countersOf = (rule: GuessRule) => {
  const kept = new Map<number, Failures>();
  return {
    wait: (source: number, now: number) => waitOf(rule, kept.get(source), now),
    fail: (source: number, now: number) => void kept.set(source, oneMore(rule, kept.get(source), now)),
  };
};

interface Attack {
  addresses: number;
  /** Whether each guess is at an account of its own. */
  isSpread?: boolean;
}

/** A week of guesses, each from the address that rested longest and as soon as the rules allow it. */
const attack = ({ addresses, isSpread = false }: Attack) => {
  const pair = countersOf(defaultGuessRules.pair);
  const address = countersOf(defaultGuessRules.address);
  const account = countersOf(defaultGuessRules.account);
  const guesses: number[] = [];
  const ownersWaits = { elsewhere: 0, besideAttacker: 0 };
  let now = 0;
  for (let turn = 0; now < week; turn++) {
    const source = turn % addresses;
    const target = isSpread ? turn : 0;
    const waitHere = () => Math.max(isSpread ? 0 : pair.wait(source, now), address.wait(source, now), account.wait(target, now));
    now += waitHere();
    guesses.push(now);
    if (!isSpread) pair.fail(source, now);
    address.fail(source, now);
    account.fail(target, now);
    ownersWaits.elsewhere = Math.max(ownersWaits.elsewhere, account.wait(0, now));
    ownersWaits.besideAttacker = Math.max(ownersWaits.besideAttacker, waitHere());
  }
  return { guesses, ownersWaits };
};

const inMinutes = (milliseconds: number): string => `${(milliseconds / minute).toFixed(1)} min`;

/** What the limits of wrong passwords leave to attackers and to owners: the rules of svc-identity, in simulated time. */
export const benchGuessing = async (): Promise<void> => {
  heading('Wrong passwords at one account, as fast as the limits allow, for a week');
  for (const addresses of [1, 100, 10_000]) {
    const { guesses, ownersWaits } = attack({ addresses });
    const first = guesses.filter((at) => at < hour).length;
    const later = (guesses.length - first) / (week / hour - 1);
    row(`attacker, ${addresses} addresses`, `first hour ${first}`, `then ${later.toFixed(1)} an hour`, `week ${guesses.length}`);
    row('  owner, known browser', 'no wait');
    row('  owner, new browser', `up to ${inMinutes(ownersWaits.elsewhere)} from one try of the attacker to the next`);
    row('  the same, address of the attacker', `up to ${inMinutes(ownersWaits.besideAttacker)}`);
    row('  owner, any browser, mailed link', 'no wait');
  }
  heading('One wrong password at each of many accounts, one address, for a week');
  const { guesses } = attack({ addresses: 1, isSpread: true });
  row('attacker', `first hour ${guesses.filter((at) => at < hour).length}`, `week ${guesses.length}`);
};
