import type { addPaperVersion, addSheetVersion } from '@plenary/contracts/sheet-versions.endpoints';

/** How a sheet gets its number, as it is printed or sent. */
export interface Numbering<Versions> {
  endpoint: typeof addSheetVersion | typeof addPaperVersion;
  /** `sendTo`: mail addresses; empty: it is printed. */
  number: (sendTo: string[], idempotencyKey: string) => Promise<Versions>;
}
