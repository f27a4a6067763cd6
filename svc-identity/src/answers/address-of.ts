import type { Actor } from '@plenary/service-kit/actor';

/** The subject of per-address limits: the client's network address, or the service that calls for itself. */
export const addressOf = (actor: Actor): string => (actor.kind === 'service' ? `service ${actor.name}` : actor.address);
