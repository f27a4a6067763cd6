import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import { languages, searchConfigurations } from '@plenary/contracts/terms';
import { type Picture, venue as venueSchema } from '@plenary/contracts/venue';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { publishedPictures } from '../../tools/pictures/published-pictures.ts';
import { demoVenues } from './demo-network.ts';

const cases = demoVenues.map((demo) => [demo.venue.name, demo] as const);

const fileKinds = ['avif', 'webp'].flatMap((format) => ['1280', '480', '960'].map((width) => `${format} ${width}`));

const boxes: Record<CountryCode, { latitude: [number, number]; longitude: [number, number]; zipCode: RegExp; timeZone: string }> = {
  FRA: { latitude: [48.8, 48.95], longitude: [2.18, 2.47], zipCode: /^(750(0[1-9]|1\d|20)|9[23]\d{3})$/, timeZone: 'Europe/Paris' },
  BEL: { latitude: [50.79, 50.9], longitude: [4.3, 4.44], zipCode: /^1[0-2]\d0$/, timeZone: 'Europe/Brussels' },
  ESP: { latitude: [40.37, 40.48], longitude: [-3.75, -3.62], zipCode: /^280\d\d$/, timeZone: 'Europe/Madrid' },
};

type DemoRecord = (typeof demoVenues)[number]['venue'];
const addressOf = ({ sources }: Pick<Picture, 'sources'>) => sources[0]?.url;
const addressesOf = ({ pictures }: DemoRecord) => pictures.carrousel.map(addressOf);
const sceneOf = (picture: Picture) => publishedPictures.find((published) => addressOf(published) === addressOf(picture))?.scene;
const scenesOf = ({ pictures }: DemoRecord) => pictures.carrousel.map(sceneOf);
const sceneOfRoom = ({ pictures }: DemoRecord, room: string) => {
  const shown = pictures.carrousel.find(({ roomId }) => roomId === room);
  return shown && sceneOf(shown);
};

describe.each(cases)('the demo venue %s', (_name, { venue, rooms }) => {
  const box = boxes[venue.address.countryCode];

  // Covers B-P39–B-P46.
  it('fits the contract of a venue', () => {
    const features = { capacity: 1, roomsCount: 1, maxSitting: 1, maxStanding: 1 };
    expect(venueSchema.safeParse({ ...venue, features }).error).toBeUndefined();
    expect(venue.slug).toMatch(/^[a-z0-9-]{1,80}$/);
    expect(venue.commercialName).toBe(`Comet ${venue.name}`);
  });

  it('has Salesforce ids, the same for itself and different for each room', () => {
    expect(venue.salesforceId).toBe(venue.id);
    for (const id of [venue.id, ...rooms.map((room) => room.id)]) expect(id).toMatch(/^(?=.*\d)[A-Za-z0-9]{15}$/);
    expect(rooms.every((room) => room.venueId === venue.id)).toBe(true);
  });

  it('lies in its city, at an address of its country', () => {
    const { latitude, longitude } = venue.coordinates;
    expect(latitude).toBeGreaterThan(box.latitude[0]);
    expect(latitude).toBeLessThan(box.latitude[1]);
    expect(longitude).toBeGreaterThan(box.longitude[0]);
    expect(longitude).toBeLessThan(box.longitude[1]);
    expect(venue.address.zipCode).toMatch(box.zipCode);
    expect(venue.timeZone).toBe(box.timeZone);
    expect(Object.values(venue.address).every((text) => text.length > 0)).toBe(true);
  });

  it('can be reached by rail and by bus within twenty minutes on foot', () => {
    const { metros, rers, trams, trains } = venue.transit;
    const rail = [...metros, ...rers, ...trams, ...trains];
    expect(Math.min(...rail.map(({ minutesToWalk }) => minutesToWalk))).toBeLessThanOrEqual(11);
    for (const { line, station, minutesToWalk } of [...rail, ...venue.buses]) {
      expect(line.length > 0 && station.length > 0).toBe(true);
      expect(minutesToWalk).toBeGreaterThan(0);
      expect(minutesToWalk).toBeLessThanOrEqual(20);
    }
    for (const stops of [metros, rers, trams, trains, venue.buses]) {
      expect(new Set(stops.map(({ line, station }) => `${line} ${station}`)).size).toBe(stops.length);
    }
    expect(Math.min(venue.buses.length, venue.bikeShareStations.length, venue.parkings.length)).toBeGreaterThan(0);
  });

  it('speaks of itself in four languages, three or four sentences long, and never says the same twice', () => {
    for (const text of [venue.themeName, venue.description, venue.littlePlus]) {
      expect(new Set(languages.map((language) => text[language])).size).toBe(languages.length);
      expect(languages.every((language) => text[language].trim().length > 3)).toBe(true);
    }
    for (const language of languages) {
      const sentences = venue.description[language].split('. ').length;
      expect(sentences).toBeGreaterThanOrEqual(3);
      expect(sentences).toBeLessThanOrEqual(4);
      expect(demoVenues.filter((other) => other.venue.description[language] === venue.description[language])).toHaveLength(1);
    }
  });

  // Covers B-H16.
  it('has a cover and at least five more pictures, none twice, none that another venue shows, all of them described', () => {
    const addresses = addressesOf(venue);
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    expect(new Set(addresses).size).toBe(addresses.length);
    const cover = venue.pictures.cover?.desktop;
    expect(venue.pictures.carrousel[0]).toEqual(cover);
    const others = new Set(demoVenues.flatMap((other) => (other.venue.slug === venue.slug ? [] : addressesOf(other.venue))));
    expect(addresses.filter((address) => others.has(address))).toEqual([]);
    for (const { sources, blur, alternative } of venue.pictures.carrousel) {
      expect(sources.map(({ format, width }) => `${format} ${width}`).sort()).toEqual(fileKinds);
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(new Set(languages.map((language) => alternative[language])).size).toBe(languages.length);
    }
  });

  it('shows people or a laid table', () => {
    const shows = venue.pictures.carrousel.map(
      (picture) => sceneOf(picture) === 'restaurant' || /participants/.test(picture.alternative.fr),
    );
    expect(shows).toContain(true);
  });

  it('shows its front, at least three rooms, each once, and what its title and little plus promise of garden or terrace', () => {
    const scenes = scenesOf(venue);
    expect(scenes).toContain('facade');
    const shown = venue.pictures.carrousel.flatMap(({ roomId }) => roomId ?? []);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(rooms.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
    const promised = `${venue.themeName.fr} ${venue.littlePlus.fr}`;
    if (/jardin/i.test(promised)) expect(scenes).toContain('garden');
    if (/terrasse|toit/i.test(promised)) expect(scenes).toContain('terrace');
  });

  it('tells height and daylight of each meeting room and restaurant under a roof, and of nothing that its picture shows outside', () => {
    for (const { id, height, hasDaylight, category } of rooms) {
      const isOutside = ['garden', 'terrace'].includes(sceneOfRoom(venue, id) ?? '');
      const told = [height !== undefined, hasDaylight !== undefined];
      if (isOutside) expect(told).toEqual([false, false]);
      else if (category !== 'Espace commun') expect(told).toEqual([true, true]);
    }
  });

  it('equips each meeting room, and shows no window where a room has none', () => {
    for (const { equipment } of rooms.filter(isMeetingRoom)) expect(equipment?.length).toBeGreaterThanOrEqual(2);
    for (const { id } of rooms.filter(({ hasDaylight }) => hasDaylight === false)) {
      const shown = venue.pictures.carrousel.find(({ roomId }) => roomId === id);
      expect(shown?.alternative.fr ?? '').not.toMatch(/fenêtre|baies|verrière|lumière|plein jour/);
    }
  });

  it('has 6 to 16 rooms with names of their own, one common space among them and one restaurant where there is food', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(6);
    expect(rooms.length).toBeLessThanOrEqual(16);
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length);
    expect(rooms.filter(({ category }) => category === 'Espace commun')).toHaveLength(1);
    expect(rooms.filter(({ category }) => category === 'Restaurant')).toHaveLength(venue.hasFood ? 1 : 0);
  });

  it('has a Premium plenary of 40 in theater and subcommittee rooms of every type', () => {
    const plenary = rooms.find(({ category, capacities }) => category === 'Premium' && (capacities.theater ?? 0) >= 40);
    const others = rooms.filter((room) => isMeetingRoom(room) && room !== plenary);
    expect(plenary).toBeDefined();
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(new Set(rooms.filter(isMeetingRoom).map(({ subcommitteeType }) => subcommitteeType))).toEqual(
      new Set(['Petite', 'Moyenne', 'Grande', 'XL']),
    );
  });

  it('gives a subcommittee type to its meeting rooms alone, and larger rooms the larger types', () => {
    const theaterOf = (type: string) =>
      rooms.filter((room) => room.subcommitteeType === type).flatMap(({ capacities }) => capacities.theater ?? []);
    for (const room of rooms) expect(room.subcommitteeType !== null).toBe(isMeetingRoom(room));
    for (const [smaller, larger] of [
      ['Petite', 'Moyenne'],
      ['Moyenne', 'Grande'],
      ['Grande', 'XL'],
    ] as const) {
      expect(Math.max(...theaterOf(smaller))).toBeLessThanOrEqual(Math.min(...theaterOf(larger)));
    }
  });

  it('has whole capacities from 1 to 999, and rooms for each set-up of the search', () => {
    for (const { capacities } of rooms) {
      const numbers = Object.values(capacities);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 999)).toBe(true);
    }
    for (const setUp of searchConfigurations) {
      expect(rooms.filter((room) => isMeetingRoom(room) && room.capacities[setUp]).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has economic thresholds within the seats of its meeting rooms', () => {
    for (const room of rooms.filter(isMeetingRoom)) {
      const seats = room.capacities.theater ?? room.capacities.board ?? 0;
      expect(room.lowAttendanceEconomicPaxThreshold).toBeGreaterThanOrEqual(1);
      expect(room.highAttendanceEconomicPaxThreshold).toBeGreaterThan(room.lowAttendanceEconomicPaxThreshold ?? 0);
      expect(room.highAttendanceEconomicPaxThreshold).toBeLessThan(seats);
    }
  });

  it('can seat a plenary of 24 at lunch and earns a least turnover', () => {
    expect(Math.min(venue.lunchSeats.service1, venue.lunchSeats.service2)).toBeGreaterThanOrEqual(40);
    expect(Number.isInteger(venue.minimumPricePerDay) && venue.minimumPricePerDay >= 50_000).toBe(true);
  });
});
