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
