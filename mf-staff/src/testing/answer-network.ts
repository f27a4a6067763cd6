import * as network from '@plenary/contracts/network.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { mintNetworkVenue } from './mint-network.ts';

/** Fake of the network: a venue with a text that is missing, and one that lacks nothing. Nothing is kept. */
export const answerNetwork = ({ answer }: Pick<Fake, 'answer'>) => {
  const venue = mintNetworkVenue();
  const { id, slug, countryCode, facts, missing } = venue;
  const line = { id, slug, name: facts.name, city: facts.address.city, countryCode, roomsCount: 2, picturesCount: 4, missing };
  answer(network.listNetworkVenues, () => ({
    venues: [
      line,
      {
        ...line,
        id: 'a0V2p00000Qr201',
        slug: 'louise',
        name: 'Louise',
        city: 'Bruxelles',
        countryCode: 'BEL' as const,
        picturesCount: 7,
        missing: [],
      },
    ],
  }));
  answer(network.getNetworkVenue, ({ params }) => (params.venue === slug ? venue : refuse('not-found')));
  answer(network.changeNetworkVenue, ({ body }) => ({ ...venue, revision: body.revision + 1, facts: body.facts }));
  answer(network.changeNetworkRoom, ({ params, body }) => ({
    ...venue,
    rooms: venue.rooms.map((room) => (room.id === params.roomId ? { ...room, revision: body.revision + 1, facts: body.facts } : room)),
  }));
};
