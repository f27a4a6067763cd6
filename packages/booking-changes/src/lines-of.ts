import type { ChangeSide } from '@plenary/contracts/changes.schemas';

interface Sum {
  quantity: number;
  /** Euro cents without VAT. */
  amount: number;
}

export interface ComparedLine {
  label: string;
  was: Sum | undefined;
  is: Sum | undefined;
}

/**
 * Lines of two versions side by side: those of all days that have the same words and unit price as one, and one in the same words at another
 * price beside the one that it replaces.
 */
export const linesOf = (before: ChangeSide, after: ChangeSide): ComparedLine[] => {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const lines = [...new Set([...was.keys(), ...is.keys()])].map(
    (key): ComparedLine => ({ label: key.slice(0, key.lastIndexOf('|')), was: was.get(key), is: is.get(key) }),
  );
  const rows = besideEachOther(lines);
  return rows.map(({ label, ...line }, index) => {
    const above = rows.slice(0, index).filter((row) => row.label === label).length;
    return { ...line, label: above === 0 ? label : `${label} (${above + 1})` };
  });
};

const sumsOf = ({ items }: ChangeSide): Map<string, Sum> => {
  const found = new Map<string, Sum>();
  for (const { description, unitPrice, quantity } of items) {
    const key = `${description}|${unitPrice}`;
    const known = found.get(key) ?? { quantity: 0, amount: 0 };
    found.set(key, { quantity: known.quantity + quantity, amount: known.amount + quantity * unitPrice });
  }
  return found;
};

/** Those of before stand in front, so that each one that is gone finds what came in its place. */
const besideEachOther = (lines: readonly ComparedLine[]): ComparedLine[] => {
  const placed = new Set<ComparedLine>();
  return lines.flatMap((line) => {
    if (placed.has(line)) return [];
    const instead = line.is ? undefined : lines.find((one) => !one.was && one.label === line.label && !placed.has(one));
    if (!instead) return [line];
    placed.add(instead);
    return [{ ...line, is: instead.is }];
  });
};
