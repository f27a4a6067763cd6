import * as contract from '@plenary/contracts/accounts.endpoints';
import { parkedEvents } from '@plenary/service-kit/parked-events';
import { instantOf } from '../../answers/instant-of.ts';
import type { IdentityDeps } from '../../deps.ts';
import type { Implement } from '../../implement.ts';
import { resendParkedEvent } from './resend-parked-event.ts';

const mostListed = 200;

export const parkedEventsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.listParkedAccountEvents, async () => {
    const events = await parkedEvents(deps.database, mostListed);
    return { events: events.map(({ createdAt, ...event }) => ({ ...event, createdAt: instantOf(createdAt) })) };
  });

  implement(contract.resendParkedAccountEvent, ({ actor, params }) =>
    resendParkedEvent(deps, { actorId: actor.userId, eventId: params.eventId }),
  );
};
