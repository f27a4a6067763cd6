import type { BlockKind, ExistingChoice } from '@plenary/contracts/block-terms';
import * as contract from '@plenary/contracts/blocks.endpoints';
import type { Block } from '@plenary/contracts/blocks.schemas';
import { call } from '../call.ts';

/** Blocks of a venue, by its slug, that are not over. */
export const fetchBlocks = async (venue: string, signal?: AbortSignal): Promise<Block[]> =>
  (await call(contract.listBlocks, { params: { venue } }, { signal })).blocks;

export interface BlockForm {
  rooms: 'all' | string[];
  /** Local date-times of the venue, to the minute. */
  from: string;
  to: string;
  kind: BlockKind;
  reason: string;
  existing: ExistingChoice;
}

/** Adds a block, or changes that of a revision. */
export const writeBlock = (venue: string, before: Block | null, form: BlockForm, idempotencyKey: string): Promise<Block> =>
  before
    ? call(contract.changeBlock, { params: { venue, blockId: before.id }, body: { ...form, revision: before.revision } })
    : call(contract.addBlock, { params: { venue }, body: form }, { idempotencyKey });

export const removeBlock = async (venue: string, { id: blockId, revision }: Block): Promise<void> => {
  await call(contract.removeBlock, { params: { venue, blockId }, query: { revision } });
};
