import { readFile, stat } from 'node:fs/promises';

/** What a file says, read and parsed again only when the file has changed. Throws where it is missing or can't be parsed. */
export const createKeptFile = <T>(file: string, parse: (text: string) => T) => {
  let kept: { stamp: string; value: T } | undefined;
  return async (): Promise<T> => {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (kept?.stamp !== stamp) kept = { stamp, value: parse(await readFile(file, 'utf8')) };
    return kept.value;
  };
};
