import { remoteNames } from '../dev-parts.ts';

/** A command that can't be carried out as it was written. */
export class WrongCommand extends Error {}

interface Asked {
  remote: string;
  version: string | null;
  canary: number | null;
}

/** `mf-booking [version] [--canary 10]`. Throws WrongCommand. */
export const readArguments = (words: readonly string[]): Asked => {
  const at = words.indexOf('--canary');
  const share = at === -1 ? undefined : words[at + 1];
  const canary = at === -1 ? null : Number(share);
  if (canary !== null && !(Number.isInteger(canary) && canary >= 1 && canary <= 99))
    throw new WrongCommand(`--canary takes a share of visitors from 1 to 99, not ${share ?? 'nothing'}`);
  const [remote, version = null] = words.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  if (!remote || !remoteNames().includes(remote)) throw new WrongCommand(`name a remote: ${remoteNames().join(', ')}`);
  return { remote, version, canary };
};
