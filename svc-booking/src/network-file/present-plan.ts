import type { ImportPlan } from '@plenary/contracts/network-file.schemas';
import { type ImportOutcome, importOutcomes, networkFileLimits, networkSheets } from '@plenary/contracts/network-file-terms';
import type { NetworkPlan } from './plan-import.ts';

const outcomesListed: readonly ImportOutcome[] = ['refused', 'changed', 'created'];

export const countOf = ({ lines }: Pick<NetworkPlan, 'lines'>, outcome: ImportOutcome): number =>
  lines.filter((line) => line.outcome === outcome).length;

export const presentPlan = ({ hash, lines }: NetworkPlan): ImportPlan => {
  const counts = Object.fromEntries(
    networkSheets.map((sheet) => {
      const ofSheet = lines.filter((line) => line.sheet === sheet);
      return [sheet, Object.fromEntries(importOutcomes.map((outcome) => [outcome, countOf({ lines: ofSheet }, outcome)]))];
    }),
  ) as ImportPlan['counts'];
  const listed = outcomesListed.flatMap((outcome) => lines.filter((line) => line.outcome === outcome));
  return {
    planHash: hash,
    counts,
    lines: listed.slice(0, networkFileLimits.lines),
    left: Math.max(0, listed.length - networkFileLimits.lines),
  };
};
