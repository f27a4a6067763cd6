import { readFile, stat } from 'node:fs/promises';

/** The parsed content of a file, read again only when the file has changed. Throws if it is missing or invalid. */
export const createKeptFile = <T>(file: string, parse: (text: string) => T) => {
  let kept: { stamp: string; value: T } | undefined;
  return async (): Promise<T> => {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (kept?.stamp !== stamp) kept = { stamp, value: parse(await readFile(file, 'utf8')) };
    return kept.value;
  };
};
