import { reachOf } from '@plenary/contracts/desk-rights';
import * as contract from '@plenary/contracts/network.endpoints';
import * as pictures from '@plenary/contracts/network-pictures.endpoints';
import * as prices from '@plenary/contracts/network-prices.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { getPicture } from '../pictures/get-picture.ts';
import { addDraft } from './add-draft.ts';
import { addRoom } from './add-room.ts';
import { archiveVenue } from './archive-venue.ts';
import { changeAddress } from './change-address.ts';
import { changeFigures, removeRoom } from './change-figures.ts';
import { addPicture, changePictures } from './change-pictures.ts';
import { changePrices } from './change-prices.ts';
import { changeRoom } from './change-room.ts';
import { changeVenue } from './change-venue.ts';
import { listNetworkVenues } from './list-network-venues.ts';
import { previewPrices } from './preview-prices.ts';
import { publishVenue } from './publish-venue.ts';
import { getNetworkVenue } from './read-network-venue.ts';
import { readPictures } from './read-pictures.ts';
import { readPrices } from './read-prices.ts';

export const networkRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listNetworkVenues, ({ actor }) => listNetworkVenues(deps, reachOf(actor, 'network')));
  implement(contract.getNetworkVenue, ({ params }) => getNetworkVenue(deps, params.venue));
  implement(contract.changeNetworkVenue, ({ actor, params, body: { facts, revision } }) =>
    changeVenue(deps, { actor, name: params.venue, facts, revision }),
  );
  implement(contract.changeNetworkRoom, ({ actor, params, body: { facts, revision } }) =>
    changeRoom(deps, { actor, name: params.venue, roomId: params.roomId, facts, revision }),
  );
  implement(contract.addNetworkVenue, ({ actor, body, idempotencyKey }) => addDraft(deps, { actor, wanted: body, idempotencyKey }));
  implement(contract.changeNetworkAddress, ({ actor, params, body }) => changeAddress(deps, { actor, name: params.venue, ...body }));
  implement(contract.publishNetworkVenue, ({ actor, params, body }) => publishVenue(deps, { actor, name: params.venue, ...body }));
  implement(contract.archiveNetworkVenue, ({ actor, params, query }) => archiveVenue(deps, { actor, name: params.venue, ...query }));
  implement(contract.addNetworkRoom, ({ actor, params, body, idempotencyKey }) =>
    addRoom(deps, { actor, name: params.venue, ...body, idempotencyKey }),
  );
  implement(contract.changeNetworkFigures, ({ actor, params, body }) =>
    changeFigures(deps, { actor, name: params.venue, roomId: params.roomId, ...body }),
  );
  implement(contract.removeNetworkRoom, ({ actor, params, query }) =>
    removeRoom(deps, { actor, name: params.venue, roomId: params.roomId, ...query }),
  );
  implement(prices.getNetworkPrices, ({ params }) => readPrices(deps.database.read, deps, params.venue));
  implement(prices.changeNetworkPrices, ({ actor, params, body }) => changePrices(deps, { actor, name: params.venue, ...body }));
  implement(prices.previewNetworkPrices, ({ params, body }) => previewPrices(deps, { name: params.venue, ...body }));
  implement(pictures.listNetworkPictures, ({ params }) => readPictures(deps.database.read, deps.tables, params.venue));
  implement(pictures.addNetworkPicture, ({ actor, params, body }) => addPicture(deps, { actor, name: params.venue, ...body }));
  implement(pictures.changeNetworkPictures, ({ actor, params, body }) => changePictures(deps, { actor, name: params.venue, ...body }));
  implement(pictures.getPicture, ({ params }) => getPicture(deps, params.name));
};
