import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Actor } from '@plenary/service-kit/actor';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import type { BookingDeps } from '../deps.ts';
import { type FoundAddresses, noAddresses } from './geocoder.ts';

const perClient: ThrottleRule = { name: 'find-addresses', limit: 60, windowMilliseconds: 60_000 };

interface Asked {
  actor: Pick<Actor, 'client'>;
  search: string;
  /** Of the list that is sorted. */
  countryCode: CountryCode;
}

/** Addresses for a text; none without a geocoder, and in a country that it does not know. */
export const findAddresses = async (
  { geocoder, throttle }: BookingDeps,
  { actor, search, countryCode }: Asked,
): Promise<FoundAddresses> => {
  if (!geocoder?.countries.includes(countryCode)) return noAddresses;
  await throttle.take(perClient, actor.client);
  return geocoder.find(search);
};
