import type { AuditEntry } from '@plenary/contracts/audit-trail';

type Change = AuditEntry['changes'][number];
type Values = Readonly<Record<string, Change['from']>>;

/** Fields that are not the same before and after, by their names; what is missing on one side counts as null. */
export const changesBetween = (before: Values, after: Values): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
