import { hasRight, type Place } from '@plenary/contracts/desk-rights';
import type { Endpoint } from '@plenary/contracts/endpoint';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

/** The venue or country that a page is about; undefined: several, or none. */
const Here = createContext<Place | undefined>(undefined);
export const AtPlace = Here.Provider;
export const useHere = (): Place | undefined => useContext(Here);

/** A venue as lists tell it; an older release tells no id. */
interface ListedVenue {
  venueId?: string | undefined;
  countryCode?: string | undefined;
}

export const placeOf = (venue: ListedVenue | null): Place | undefined =>
  venue?.venueId && venue.countryCode ? { country: venue.countryCode, venueId: venue.venueId } : undefined;

/** A part of a page that is about one venue: a row of a list, a card. */
export const AtVenue = ({ venue, children }: { venue: ListedVenue | null; children: ReactNode }) => (
  <AtPlace value={placeOf(venue)}>{children}</AtPlace>
);

/** Whether the reader may make a call here, as its endpoint says (design: desk D26): the services decide. */
export const useMay = ({ right, place }: Endpoint): boolean => {
  const { session } = usePlatform();
  const here = useHere();
  if (session === null || right === undefined) return session !== null;
  return hasRight(session, right, typeof place === 'object' ? here : place === 'network' ? place : undefined);
};

/** Shows what leads to a call to who may make it. */
export const Permitted = ({ by, children }: { by: Endpoint; children: ReactNode }) => (useMay(by) ? children : null);

/** The button of a call, for who may make it. */
export const DeedButton = ({ by, ...rest }: ComponentProps<typeof Button> & { by: Endpoint }) => (
  <Permitted by={by}>
    <Button {...rest} />
  </Permitted>
);
