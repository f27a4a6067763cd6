import { createHash } from 'node:crypto';
import { groups } from './visitor-group.ts';

/** Visitors of one group of addresses whose failures count for a trial: an office has few, and no stranger has enough to end a canary. */
const mostOfSource = 2;

/**
 * Slot that a visitor's failure fills. A source has two in all, the same ones at every gateway and after every restart, so that failures
 * from one source never fill more; sources that share a slot by chance only count for less.
 */
export const sourceSlot = (source: string, group: number): number =>
  createHash('sha256')
    .update(`${source} ${group % mostOfSource}`)
    .digest()
    .readUInt32BE(0) % groups;
