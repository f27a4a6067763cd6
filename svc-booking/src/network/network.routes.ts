import * as contract from '@plenary/contracts/network.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { changeRoom } from './change-room.ts';
import { changeVenue } from './change-venue.ts';
import { listNetworkVenues } from './list-network-venues.ts';
import { getNetworkVenue } from './read-network-venue.ts';

export const networkRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listNetworkVenues, () => listNetworkVenues(deps));
  implement(contract.getNetworkVenue, ({ params }) => getNetworkVenue(deps, params.venue));
  implement(contract.changeNetworkVenue, ({ actor, params, body: { facts, revision } }) =>
    changeVenue(deps, { actor, name: params.venue, facts, revision }),
  );
  implement(contract.changeNetworkRoom, ({ actor, params, body: { facts, revision } }) =>
    changeRoom(deps, { actor, name: params.venue, roomId: params.roomId, facts, revision }),
  );
};
