import type { Venue, VenueCard } from '@plenary/contracts/venue';
import type { VenueRoom } from '@plenary/contracts/venue-room';

const mostPeople = ({ setUps }: VenueRoom) => Math.max(0, ...setUps.map(({ people }) => people));

/** The room that a comparison tells about: the one that the search would keep for the plenary, else the largest to meet in. */
export const describedRoom = ({ rooms = [] }: Venue, card: VenueCard | undefined): VenueRoom | undefined => {
  const kept = rooms.find(({ name }) => name === card?.fit?.plenary.name);
  const [largest] = rooms.filter(({ kind }) => kind === 'meeting').toSorted((one, other) => mostPeople(other) - mostPeople(one));
  return kept ?? largest;
};
