import * as network from '@plenary/contracts/network.endpoints';
import * as pictures from '@plenary/contracts/network-pictures.endpoints';
import * as prices from '@plenary/contracts/network-prices.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { makeNetworkRoom, makeNetworkVenue, makePicture, makePictures, makePrices } from './make-network.ts';

/** Fake of the network: a venue with a text that is missing, and one that lacks nothing. Nothing is kept. */
export const answerNetwork = ({ answer }: Pick<Fake, 'answer'>) => {
  const venue = makeNetworkVenue();
  const { id, slug, countryCode, facts, missing } = venue;
  /** A draft without rooms and texts. */
  const unwritten = { fr: '', en: '', es: '', nl: '' };
  const draft = makeNetworkVenue(
    { name: 'Bastille', commercialName: 'Comet Bastille', themeName: unwritten, description: unwritten, littlePlus: unwritten },
    {
      ...{ id: 'a0V0000000Qr301', slug: 'bastille', state: 'draft', revision: 1, rooms: [] },
      missing: ['meeting-room', 'scientist', 'lunch-seats', 'themeName.fr', 'description.fr', 'description.nl'],
    },
  );
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
      { ...line, id: draft.id, slug: draft.slug, state: 'draft' as const, name: 'Bastille', roomsCount: 0, missing: draft.missing },
    ],
  }));
  answer(network.getNetworkVenue, ({ params }) => [venue, draft].find((one) => one.slug === params.venue) ?? refuse('not-found'));
  answer(network.changeNetworkVenue, ({ body }) => ({ ...venue, revision: body.revision + 1, facts: body.facts }));
  answer(network.addNetworkVenue, ({ body }) => ({ ...draft, slug: body.slug }));
  answer(network.changeNetworkAddress, ({ body }) => ({ ...venue, slug: body.slug, revision: body.revision + 1 }));
  answer(network.publishNetworkVenue, () => ({ ...venue, state: 'published' as const }));
  answer(network.archiveNetworkVenue, () => ({ ...venue, state: 'archived' as const }));
  answer(network.addNetworkRoom, ({ body }) => ({ ...draft, rooms: [{ ...makeNetworkRoom(body.facts.name), facts: body.facts }] }));
  answer(network.changeNetworkFigures, () => draft);
  answer(network.removeNetworkRoom, () => draft);
  answer(network.changeNetworkRoom, ({ params, body }) => ({
    ...venue,
    rooms: venue.rooms.map((room) => (room.id === params.roomId ? { ...room, revision: body.revision + 1, facts: body.facts } : room)),
  }));
  const lists = makePrices();
  answer(prices.getNetworkPrices, () => lists);
  answer(prices.changeNetworkPrices, ({ body }) => ({ ...lists, revision: body.revision + 1, versions: body.versions }));
  answer(prices.previewNetworkPrices, ({ body: { versions } }) => ({
    searches: [
      { date: '2026-12-07', pax: 10, configuration: 'u' as const, duration: 'AM' as const, subroomPax: null },
      { date: '2026-12-07', pax: 24, configuration: 'theater' as const, duration: 'AM, PM' as const, subroomPax: null },
    ].map((search) => ({ ...search, version: versions.at(-1)?.from ?? null, price: { amount: 294_168, perPersonAndDay: 12_257 } })),
  }));
  const album = makePictures();
  answer(pictures.listNetworkPictures, () => album);
  answer(pictures.addNetworkPicture, () => ({ revision: 5, pictures: [...album.pictures, makePicture('garden')] }));
  answer(pictures.changeNetworkPictures, ({ body }) => ({ ...album, revision: body.revision + 1 }));
};
