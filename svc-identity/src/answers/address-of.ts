import type { Actor } from '@plenary/service-kit/actor';
import { addressGroup, isLoopback } from '@plenary/service-kit/address-group';

/** Subject of limits by address for all addresses of this machine: development does not limit it. */
export const loopbackAddress = 'loopback';

/** The subject of limits by address: the client's IPv4 address or IPv6 /64, or the service that calls for itself. */
export const addressOf = (actor: Actor): string => {
  if (actor.kind === 'service') return `service ${actor.name}`;
  return isLoopback(actor.address) ? loopbackAddress : addressGroup(actor.address);
};
