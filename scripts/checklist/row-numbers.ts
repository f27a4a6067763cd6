/** Rows of each group of the two checklists: `B-R01` to `B-R43` and so on. */
const groupSizes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  B: {
    ...{ R: 43, L: 19, S: 41, F: 29, C: 15, V: 24, P: 46, A: 20, U: 13, Q: 38, O: 4, E: 29 },
    ...{ I: 54, J: 28, W: 14, T: 10, K: 29, X: 26, H: 16, M: 33, G: 10, D: 13, N: 32, Y: 17 },
  },
  L: {
    ...{ R: 19, P: 10, C: 9, S: 18, L: 18, W: 8, A: 8, T: 7, N: 2, Z: 18, F: 19, G: 16, K: 29 },
    ...{ H: 10, M: 18, Y: 4, U: 9, D: 22, B: 3, V: 12, E: 15, Q: 9, O: 6, X: 13, I: 33, J: 11 },
  },
};

const numbered = (group: string, index: number) => `${group}${String(index).padStart(2, '0')}`;

/** Numbers of all rows, in the order of the checklists. */
export const rowNumbers: readonly string[] = Object.entries(groupSizes).flatMap(([list, groups]) =>
  Object.entries(groups).flatMap(([group, size]) => Array.from({ length: size }, (_, index) => numbered(`${list}-${group}`, index + 1))),
);

const known = new Set(rowNumbers);

/** The rows of `B-R01, B-R04–B-R07`. Throws for a row that no checklist has. */
export const parseRows = (text: string): string[] =>
  text.split(',').flatMap((part) => {
    const [, group = '', from = '', to = from] = /^\s*([BL]-[A-Z])(\d\d)(?:–(?:[BL]-[A-Z])?(\d\d))?\s*$/.exec(part) ?? [];
    const rows = Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => numbered(group, Number(from) + index));
    const unknown = rows.filter((row) => !known.has(row));
    if (unknown.length > 0 || group === '') throw new Error(`no such row: ${part.trim()}`);
    return rows;
  });

/** Rows in order as `B-R01, B-R04–B-R07`. */
export const formatRows = (rows: Iterable<string>): string => {
  const wanted = new Set(rows);
  const ranges: string[][] = [];
  let previous = -2;
  rowNumbers.forEach((row, index) => {
    if (!wanted.has(row)) return;
    const last = ranges.at(-1);
    const isNext = previous === index - 1 && last?.[0]?.slice(0, 3) === row.slice(0, 3);
    if (isNext) last?.push(row);
    else ranges.push([row]);
    previous = index;
  });
  return ranges.map((range) => (range.length === 1 ? range[0] : `${range[0]}–${range.at(-1)}`)).join(', ');
};
