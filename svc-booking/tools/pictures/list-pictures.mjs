// Lists the pictures of the demo venues in pictures.json from the demo's network: node --import tsx list-pictures.mjs (from this folder).
// An entry that is there already keeps its seed, hour, window side and walls; pictures of the add-ons stay as they are.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoVenues } from '../../src/demo/demo-network.ts';
import { fixedFraction } from '../../src/demo/seeded-random.ts';
import { commonSpaces, coverRooms, fronts, restaurants, roofTerraces } from './places.mjs';

const file = path.join(import.meta.dirname, 'pictures.json');
const before = JSON.parse(readFileSync(file, 'utf8'));
const coverOf = (slug) => before.find(({ name }) => name === slug);

const slugOf = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const pick = (name, key, choices) => choices[Math.floor(fixedFraction(`${key} of ${name}`) * choices.length)];

/** Facts of a picture that its house gives, with daylight and seed fixed by its name. */
const pictureOf = (cover, name, facts) => {
  const kept = before.find((picture) => picture.name === name);
  return {
    name,
    venue: cover.name,
    style: cover.style,
    palette: cover.palette,
    floor: cover.floor,
    hour: kept?.hour ?? pick(name, 'hour', ['morning', 'noon', 'golden']),
    window: kept?.window ?? pick(name, 'window', ['left', 'right']),
    seed: kept?.seed ?? Math.floor(fixedFraction(`seed of ${name}`) * 1000),
    ...(kept?.walls && { walls: kept.walls }),
    ...facts,
  };
};

/** How a room is set up: sofas where its layout is a lounge, one table where there is only one, else what suits its size. */
const furnitureOf = ({ capacities, area }, turn) => {
  if (capacities['close-to-ground']) return { scene: 'lounge', setup: area > 46 ? 'salon' : 'team' };
  if (capacities.auditorium) return { scene: 'meeting', setup: 'theatre' };
  if (!capacities.theater) return { scene: 'meeting', setup: 'board' };
  const setups =
    area >= 90 ? ['theatre', 'cabaret', 'classroom'] : area >= 50 ? ['classroom', 'u', 'cabaret'] : ['board', 'classroom', 'board'];
  return { scene: 'meeting', setup: setups[turn % setups.length] };
};

/** The plenary, a large, a middle and a small room, and a lounge where there is one; not the one on the cover. */
const roomsToShow = (rooms, coverRoom) => {
  const meeting = rooms.filter(({ category, name }) => (category === 'Premium' || category === 'Standard') && name !== coverRoom);
  const lounge = meeting.find(({ capacities }) => capacities['close-to-ground']);
  const others = meeting.filter((room) => room !== lounge);
  return [others[0], others[Math.floor(others.length / 2)], lounge ?? others.at(-2)];
};

const picturesOf = ({ venue, rooms }) => {
  const cover = coverOf(venue.slug);
  const named = (room, facts) => pictureOf(cover, `${venue.slug}-${slugOf(room.name)}`, { room: room.name, ...facts });
  const coverRoom = rooms.find(({ name }) => name === coverRooms[venue.slug]);
  if (!coverRoom) throw new Error(`Which room does the cover of ${venue.slug} show?`);
  const shown = roomsToShow(rooms, coverRoom.name).map((room, turn) => {
    const furniture = furnitureOf(room, turn + venue.slug.length);
    return named(room, { ...furniture, ...(furniture.scene === 'meeting' && { area: room.area }) });
  });
  // Guests are seen from behind: they sit where the seats face the screen.
  const facing = ['classroom', 'theatre', 'cabaret'];
  const seated = shown.find(({ setup }) => facing.includes(setup)) ?? shown.find(({ scene }) => scene === 'meeting');
  if (seated) Object.assign(seated, { setup: facing.includes(seated.setup) ? seated.setup : 'classroom', people: 0.7 });
  const restaurant = rooms.find(({ category, name }) => category === 'Restaurant' && name !== coverRoom.name);
  const common = rooms.find(({ category, name }) => category === 'Espace commun' && name !== coverRoom.name);
  return [
    { ...cover, venue: venue.slug, room: coverRoom.name, ...(cover.scene === 'meeting' && { area: coverRoom.area }) },
    ...shown,
    ...(restaurant ? [named(restaurant, { scene: 'restaurant', ...restaurants[venue.slug] })] : []),
    ...(common ? [named(common, commonSpaces[venue.slug])] : []),
    ...(roofTerraces[venue.slug]
      ? [pictureOf(cover, `${venue.slug}-roof-terrace`, { scene: 'terrace', ...roofTerraces[venue.slug] })]
      : []),
    pictureOf(cover, `${venue.slug}-front`, {
      scene: 'facade',
      hour: pick(venue.slug, 'front', ['morning', 'noon', 'golden', 'evening']),
      ...fronts[venue.slug],
    }),
  ];
};

const own = demoVenues.flatMap(picturesOf);
const addons = before.filter(({ name }) => name.startsWith('addon-'));
writeFileSync(file, `${JSON.stringify([...own, ...addons], null, 2)}\n`);
