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

/** Lines of two versions side by side: those of all days that have the same words and unit price as one. */
export const linesOf = (before: ChangeSide, after: ChangeSide): ComparedLine[] => {
  const sums = ({ items }: ChangeSide) => {
    const found = new Map<string, Sum>();
    for (const { description, unitPrice, quantity } of items) {
      const key = `${description}|${unitPrice}`;
      const known = found.get(key) ?? { quantity: 0, amount: 0 };
      found.set(key, { quantity: known.quantity + quantity, amount: known.amount + quantity * unitPrice });
    }
    return found;
  };
  const [was, is] = [sums(before), sums(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const labels = keys.map((key) => key.slice(0, key.lastIndexOf('|')));
  const merged = keys.map((key, index) => ({ label: labels[index] ?? '', was: was.get(key), is: is.get(key) }));
  return merged.map((line, index) => ({
    ...line,
    label: labels.indexOf(line.label) === index ? line.label : `${line.label} (${index + 1})`,
  }));
};
