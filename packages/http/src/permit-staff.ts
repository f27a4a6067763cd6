import { hasRight, type Place, type RightsHolder } from '@plenary/contracts/desk-rights';
import type { EndpointSpec, Placed } from '@plenary/contracts/endpoint';
import type { Permit, PermittedCall } from './implement.ts';
import { refuse } from './refuse.ts';

/** Places of what a call names, with all that it names; none: there is no such thing. */
export type FindPlaces = (named: unknown, call: Readonly<Record<string, unknown>>) => Promise<readonly Place[] | 'network'>;

/** How a service finds the places of what its calls name. */
export type PlaceFinders = Readonly<Partial<Record<Placed, FindPlaces>>>;

/** Visitors and other services have no role. */
const isStaff = (actor: Partial<RightsHolder>): actor is RightsHolder => actor.role === 'staff';

/**
 * Checks the right that a call needs, for staff alone (design: desk D26): `forbidden` for who has it nowhere, `not-found` for what belongs
 * to a place of which they see nothing, and `forbidden` where they see it and lack the right there. Lists omit by themselves. A call that names
 * what nobody here finds the place of is not bound.
 */
export const permitStaff =
  (finders: PlaceFinders = {}): Permit =>
  (spec) => {
    const { right, place } = spec;
    const placesOf = placesFound(spec, finders);
    return async (call) => {
      const { actor } = call.known as { actor: Partial<RightsHolder> };
      if (right === undefined || !isStaff(actor)) return;
      if (!hasRight(actor, right)) refuse('forbidden');
      if (hasRight(actor, right, 'network')) return;
      const places = place === 'network' ? place : await placesOf(call);
      if (places === 'network') return refuse('forbidden');
      for (const one of places) {
        if (!hasRight(actor, 'events', one)) refuse('not-found');
        if (!hasRight(actor, right, one)) refuse('forbidden');
      }
    };
  };

const placesFound = ({ method, path, right, place }: EndpointSpec, finders: PlaceFinders) => {
  const unplaced = (what: string) => new Error(`${method} ${path} needs the right ${right}, and ${what}`);
  if (right && !place) throw unplaced('names no place');
  const named = typeof place === 'object' ? (Object.entries(place) as [Placed, string][]) : [];
  const finds = named.map(([placed, name]) => {
    const find = finders[placed];
    if (!find) throw unplaced(`nobody finds the place of a ${placed} here`);
    return { find, name };
  });
  return async ({ params, body }: PermittedCall): Promise<readonly Place[] | 'network'> => {
    const call = Object.assign<Record<string, unknown>, unknown, unknown>({}, body, params);
    const found = await Promise.all(finds.map(({ find, name }) => (call[name] === undefined ? [] : find(call[name], call))));
    return found.includes('network') ? 'network' : (found as (readonly Place[])[]).flat();
  };
};
