import { remoteNames, serviceNames } from '../../scripts/dev/parts.ts';

/** A command that can't be carried out as it was written. */
export class WrongCommand extends Error {}

interface Asked {
  /** Name of a remote or a service. */
  name: string;
  isService: boolean;
  version: string | null;
  canary: number | null;
}

/** `mf-booking [version] [--canary 10]`, `svc-booking [version]`. Throws WrongCommand. */
export const readArguments = (words: readonly string[]): Asked => {
  const at = words.indexOf('--canary');
  const share = at === -1 ? undefined : words[at + 1];
  const canary = at === -1 ? null : Number(share);
  if (canary !== null && !(Number.isInteger(canary) && canary >= 1 && canary <= 99))
    throw new WrongCommand(`--canary takes a share of visitors from 1 to 99, not ${share ?? 'nothing'}`);
  const [name, version = null] = words.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const isService = serviceNames().includes(name ?? '');
  if (!name || !(isService || remoteNames().includes(name)))
    throw new WrongCommand(`name one of ${[...remoteNames(), ...serviceNames()].join(', ')}`);
  if (isService && canary !== null) throw new WrongCommand('a service has no canary: visitors meet any of its copies');
  return { name, isService, version, canary };
};

/** The same for what only remotes have. */
export const readRemote = (words: readonly string[]): Omit<Asked, 'isService'> => {
  const { isService, ...asked } = readArguments(words);
  if (isService) throw new WrongCommand(`${asked.name} is no remote: ${remoteNames().join(', ')}`);
  return asked;
};
