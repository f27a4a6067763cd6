import { hasRight, type Place, type RightsHolder } from '@plenary/contracts/desk-rights';
import type { Permit, PermittedCall } from './implement.ts';
import { refuse } from './refuse.ts';

/** Places of what a call names; undefined: it names nothing that belongs to a place, or nothing that exists. */
export type PlacesOf = (call: PermittedCall) => Promise<readonly Place[] | 'network' | undefined>;

/** Visitors and other services have no role. */
const isStaff = (actor: Partial<RightsHolder>): actor is RightsHolder => actor.role === 'staff';

/**
 * Checks the right that a call names, for staff alone (design: desk D26): `forbidden` for who has it nowhere, `not-found` for what belongs
 * to a place of which they see nothing, and `forbidden` where they see it and lack the right there. Lists omit by themselves.
 */
export const permitStaff =
  (placesOf?: PlacesOf): Permit =>
  async (call) => {
    const { right, isOfNetwork } = call.spec;
    const { actor } = call.known as { actor: Partial<RightsHolder> };
    if (right === undefined || !isStaff(actor)) return;
    if (!hasRight(actor, right)) refuse('forbidden');
    if (hasRight(actor, right, 'network')) return;
    if (isOfNetwork) return refuse('forbidden');
    const places = await placesOf?.(call);
    if (places === 'network') return refuse('forbidden');
    for (const place of places ?? []) {
      if (!hasRight(actor, 'events', place)) refuse('not-found');
      if (!hasRight(actor, right, place)) refuse('forbidden');
    }
  };
