import type { Names } from './names.ts';

export interface Edit {
  file: string;
  change: (text: string, names: Names) => string;
}

/** Puts a line before the first one that has the anchor. Throws where none has it: then the file has changed, and this list has not. */
export const before =
  (anchor: string, line: (names: Names) => string) =>
  (text: string, names: Names): string => {
    const at = text.indexOf(anchor);
    if (at < 0) throw new Error(`nothing like «${anchor}» to put a line before`);
    const start = text.lastIndexOf('\n', at) + 1;
    return text.slice(0, start) + line(names) + text.slice(start);
  };

/** Replaces what a pattern finds. Throws where it finds nothing, as above. */
export const replaced =
  (pattern: RegExp, by: (names: Names) => string) =>
  (text: string, names: Names): string => {
    if (text.search(pattern) < 0) throw new Error(`nothing like ${pattern} to write into`);
    return text.replace(pattern, by(names));
  };

export const each =
  (...changes: Edit['change'][]) =>
  (text: string, names: Names): string =>
    changes.reduce((changed, change) => change(changed, names), text);
