import { shellName } from '@plenary/gateway/remote-name';
import { remoteNames, serviceNames } from '../../scripts/dev/parts.ts';
import { takeCanary, takeOption, WrongCommand } from './options.ts';

interface Asked {
  /** Name of the shell, a remote, a service or the gateway. */
  name: string;
  isService: boolean;
  version: string | null;
  canary: number | null;
}

/** `svc-booking [--beside svc-booking-0.1.0-0a1b2c3d.tar.gz] [--drop 'column quote.note;GET /api/old']`. Throws WrongCommand. */
export const readCheckArguments = (words: readonly string[]): { name: string; beside: string | undefined; drops: string[] } => {
  const { isThere, value, rest: others } = takeOption(words, '--beside');
  const { value: dropped, rest } = takeOption(others, '--drop');
  const { name, isService, version } = readArguments(rest);
  if (version !== null) throw new WrongCommand('what is checked is this checkout: name no version');
  if (isThere && !(isService && value)) throw new WrongCommand('--beside takes the archive of a service that is live');
  return { name, beside: value, drops: dropped?.split(';') ?? [] };
};

/** `mf-booking [version] [--canary 10]`, `svc-booking [version]`. Throws WrongCommand. */
export const readArguments = (words: readonly string[]): Asked => {
  const { canary, rest } = takeCanary(words);
  const [name, version = null] = rest;
  const isService = [...serviceNames(), 'gateway'].includes(name ?? '');
  const pageParts = [shellName, ...remoteNames()];
  if (!name || !(isService || pageParts.includes(name)))
    throw new WrongCommand(`name one of ${[...pageParts, ...serviceNames(), 'gateway'].join(', ')}`);
  return { name, isService, version, canary };
};

/** `svc-booking 'column quote.note' [--days 14]`; without a name: every call that may be dropped. Throws WrongCommand. */
export const readDropArguments = (words: readonly string[]): { part: string; what: string | undefined; days: number } => {
  const { isThere, value, rest } = takeOption(words, '--days');
  const days = isThere ? Number(value) : 14;
  if (!(Number.isInteger(days) && days >= 1 && days <= 28)) throw new WrongCommand(`--days takes 1 to 28, not ${value ?? 'nothing'}`);
  const [part, what, ...others] = rest;
  if (!part || !serviceNames().includes(part)) throw new WrongCommand(`name one of ${serviceNames().join(', ')}`);
  if (others.length > 0) throw new WrongCommand("name one call, field or column, in quotes: 'GET /api/old', 'column quote.note'");
  return { part, what, days };
};
