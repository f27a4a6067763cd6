import { trailPageSize } from '@plenary/contracts/audit-trail-terms';
import { reachOf } from '@plenary/contracts/desk-rights';
import * as contract from '@plenary/contracts/referentials.endpoints';
import { listAuditTrail } from '@plenary/service-kit/audit-trail';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { rejectChange, validateChange } from './decide-change.ts';
import { getChange, listChanges } from './get-changes.ts';
import { listCountries } from './list-countries.ts';
import { listRooms } from './list-rooms.ts';
import { listVenues } from './list-venues.ts';
import { requestChange } from './request-change.ts';

export const referentialsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listReferentialCountries, () => listCountries(deps));
  implement(contract.listReferentialVenues, ({ actor, params }) => listVenues(deps, { ...params, reach: reachOf(actor, 'events') }));
  implement(contract.listReferentialRooms, ({ params }) => listRooms(deps, params));
  implement(contract.requestRoomModification, ({ actor, params, body, idempotencyKey }) =>
    requestChange(deps, { actor, room: params, wanted: body, idempotencyKey }),
  );
  implement(contract.listRoomModificationRequests, ({ actor, query }) =>
    listChanges(deps, { state: query.state ?? 'open', reach: reachOf(actor, 'events') }),
  );
  implement(contract.getRoomModificationRequest, ({ params }) => getChange(deps, params.id));
  implement(contract.rejectRoomModification, ({ actor, params, body }) =>
    rejectChange(deps, { actor, id: params.id, reason: body.reason }),
  );
  implement(contract.validateRoomModification, ({ actor, params }) => validateChange(deps, { actor, id: params.id }));
  implement(contract.getReferentialTrail, ({ query }) => listAuditTrail(deps.database, { before: query.before, size: trailPageSize }));
};
