import * as contract from '@plenary/contracts/network-file.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { importNetwork, previewImport } from './import-network.ts';
import { networkInFile } from './network-in-file.ts';

export const networkFileRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.exportNetwork, () => networkInFile(deps.database.read, deps.tables));
  implement(contract.previewNetworkImport, ({ body }) => previewImport(deps, body));
  implement(contract.importNetwork, ({ actor, body }) => importNetwork(deps, { actor, ...body }));
};
