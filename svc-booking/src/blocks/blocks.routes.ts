import * as contract from '@plenary/contracts/blocks.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { listBlocks } from './read-blocks.ts';
import { addBlock, changeBlock, removeBlock } from './write-block.ts';

export const blocksRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listBlocks, ({ params }) => listBlocks(deps, params.venue));
  implement(contract.addBlock, ({ actor, params, body, idempotencyKey }) =>
    addBlock(deps, { actor, name: params.venue, wanted: body, idempotencyKey }),
  );
  implement(contract.changeBlock, ({ actor, params, body: { revision, ...wanted } }) =>
    changeBlock(deps, { actor, name: params.venue, blockId: params.blockId, wanted, revision }),
  );
  implement(contract.removeBlock, ({ actor, params, query }) =>
    removeBlock(deps, { actor, name: params.venue, blockId: params.blockId, revision: query.revision }),
  );
};
