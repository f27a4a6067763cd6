import { shellName } from '@plenary/gateway/remote-name';
import { remoteNames, serviceNames } from '../../scripts/dev/parts.ts';
import { readDrop, takeCanary, takeOption, WrongCommand } from './options.ts';
import type { DropAsked } from './order-releases.ts';

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
  mustBePart(name);
  return { name, isService, version, canary };
};

/** As `readDrop`, of a service of this checkout. Throws WrongCommand. */
export const readDropArguments = (words: readonly string[]): DropAsked => {
  const asked = readDrop(words);
  if (!serviceNames().includes(asked.part)) throw new WrongCommand(`name one of ${serviceNames().join(', ')}`);
  return asked;
};

const partNames = () => [shellName, ...remoteNames(), ...serviceNames(), 'gateway'];

/** Throws WrongCommand unless this checkout has such a part. */
export function mustBePart(name: string | undefined): asserts name is string {
  if (!name || !partNames().includes(name)) throw new WrongCommand(`name one of ${partNames().join(', ')}`);
}
