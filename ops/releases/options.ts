import type { OrderedAction } from '@plenary/gateway/archives/release-order';
import type { DropAsked } from './order-releases.ts';

/** A command that can't be carried out as it was written. */
export class WrongCommand extends Error {}

/** The value of an option, undefined where it has none, and the words without both. */
export const takeOption = (words: readonly string[], option: string) => {
  const at = words.indexOf(option);
  return {
    isThere: at !== -1,
    value: at === -1 ? undefined : words[at + 1],
    rest: words.filter((_, index) => at === -1 || (index !== at && index !== at + 1)),
  };
};

export const takeCanary = (words: readonly string[]) => {
  const { isThere, value, rest } = takeOption(words, '--canary');
  const canary = isThere ? Number(value) : null;
  if (canary !== null && !(Number.isInteger(canary) && canary >= 1 && canary <= 99))
    throw new WrongCommand(`--canary takes a share of visitors from 1 to 99, not ${value ?? 'nothing'}`);
  return { canary, rest };
};

export const isArchive = (word: string): boolean => word.endsWith('.tar.gz');

/** `mf-booking-0.1.0-0a1b2c3d.tar.gz [--canary 10]`. Throws WrongCommand. */
export const readArchiveArguments = (words: readonly string[]): { file: string; canary: number | null } => {
  const { canary, rest } = takeCanary(words);
  const [file, ...others] = rest;
  if (!file || others.length > 0) throw new WrongCommand('name one archive');
  return { file, canary };
};

/** `mf-booking`, of `promote` also `mf-booking [0.1.0-0a1b2c3d] [--canary 25]`. Throws WrongCommand. */
export const readChange = (verb: string, words: readonly string[]): { part: string; action: OrderedAction } => {
  if (!['rollback', 'promote', 'withdraw'].includes(verb))
    throw new WrongCommand('name an archive, or one of rollback, promote, withdraw and drop, and its part');
  const { canary: percent, rest } = takeCanary(words);
  const [part, version = null, ...others] = rest;
  if (!part || others.length > 0) throw new WrongCommand('name one part: mf-booking, shell, svc-booking, gateway');
  if (verb === 'promote') return { part, action: percent === null ? { kind: 'promote', version } : { kind: 'canary', version, percent } };
  if (version !== null || percent !== null) throw new WrongCommand(`${verb} takes a part alone`);
  return { part, action: { kind: verb === 'rollback' ? 'rollback' : 'withdraw' } };
};

/** `svc-booking 'column quote.note' [--days 14]`; without a name: every call that may be dropped. Throws WrongCommand. */
export const readDrop = (words: readonly string[]): DropAsked => {
  const { isThere, value, rest } = takeOption(words, '--days');
  const days = isThere ? Number(value) : 14;
  if (!(Number.isInteger(days) && days >= 1 && days <= 28)) throw new WrongCommand(`--days takes 1 to 28, not ${value ?? 'nothing'}`);
  const [part, what, ...others] = rest;
  if (!part) throw new WrongCommand('name a service');
  if (others.length > 0) throw new WrongCommand("name one call, field or column, in quotes: 'GET /api/old', 'column quote.note'");
  return { part, what, days };
};
