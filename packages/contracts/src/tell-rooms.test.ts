import type { ExpectedRoom, NamedRoom } from './booked-room.ts';
import { peopleInSetUpWords } from './set-up-words.ts';
import { surveyConfigurations } from './survey-terms.ts';
import { expectationOf, tellExpectedRooms, tellRooms } from './tell-rooms.ts';
import { languages } from './terms.ts';

const room = (day: string, roomName: string, subcommittee?: number): NamedRoom =>
  subcommittee === undefined
    ? { day, place: 'plenary', index: 0, roomName }
    : { day, place: 'subcommittee', index: subcommittee, roomName };
const [tuesday, wednesday, thursday] = ['2027-01-19', '2027-01-20', '2027-01-21'] as const;

describe('the names of rooms', () => {
  it('stand on one line where they are the same on all days', () => {
    const rooms = [tuesday, wednesday].flatMap((day) => [room(day, 'Mac-Mahon'), room(day, 'Wagram', 0), room(day, 'Carnot', 1)]);
    expect(tellRooms(rooms, 'fr')).toEqual(['Mac-Mahon (plénière), Wagram et Carnot']);
    expect(tellRooms(rooms, 'en')).toEqual(['Mac-Mahon (plenary), Wagram and Carnot']);
    expect(tellRooms(rooms, 'es')).toEqual(['Mac-Mahon (plenaria), Wagram y Carnot']);
    expect(tellRooms(rooms, 'nl')).toEqual(['Mac-Mahon (plenaire zaal), Wagram en Carnot']);
  });

  it('stand under their days where they change', () => {
    const rooms = [room(tuesday, 'Mac-Mahon'), room(wednesday, 'Carnot'), room(thursday, 'Mac-Mahon')];
    expect(tellRooms(rooms, 'fr')).toEqual(['mar. 19 janvier et jeu. 21 janvier\u00a0: Mac-Mahon', 'mer. 20 janvier\u00a0: Carnot']);
    expect(tellRooms(rooms, 'en')).toEqual(['Tue 19 January and Thu 21 January: Mac-Mahon', 'Wed 20 January: Carnot']);
  });

  it('are said once for a room that serves two requests of a day', () => {
    expect(tellRooms([room(tuesday, 'Mac-Mahon'), room(tuesday, 'Mac-Mahon', 0)], 'fr')).toEqual(['Mac-Mahon']);
  });

  it.each(languages)('are nothing in %s where no room has one', (language) => {
    expect(tellRooms([], language)).toEqual([]);
    expect(tellRooms([room(tuesday, '')], language)).toEqual([]);
  });
});

describe('rooms that an option would get', () => {
  const expected = (day: string, roomName: string, subcommittee?: number): ExpectedRoom => ({
    ...room(day, roomName, subcommittee),
    pax: 1_024,
    configuration: subcommittee === undefined ? 'theater' : 'u',
  });

  it('stand with their people and set-up, the plenary marked beside others, in each language', () => {
    const rooms = [expected(tuesday, 'Mac-Mahon'), expected(tuesday, 'Wagram', 0)];
    const told = (language: (typeof languages)[number]) => tellExpectedRooms(rooms, language).map((line) => line.replace(/\s/g, ' '));
    expect(told('fr')).toEqual(['Mac-Mahon (plénière), 1 024 en théâtre · Wagram, 1 024 en U']);
    expect(told('en')).toEqual(['Mac-Mahon (plenary), 1,024 theatre style · Wagram, 1,024 in a U-shape']);
    expect(told('es')).toEqual(['Mac-Mahon (plenaria), 1.024 en teatro · Wagram, 1.024 en U']);
    expect(told('nl')).toEqual(['Mac-Mahon (plenaire zaal), 1.024 in theateropstelling · Wagram, 1.024 in U-vorm']);
  });

  it('stand under their days where they change, and an evening alone by its name', () => {
    const { configuration, ...evening } = expected(wednesday, 'Patio');
    expect(tellExpectedRooms([expected(tuesday, 'Carnot'), evening], 'en')).toEqual([
      'Tue 19 January: Carnot, 1,024 theatre style',
      'Wed 20 January: Patio',
    ]);
  });

  it.each(languages)('say the number of people in each set-up in %s', (language) => {
    for (const configuration of surveyConfigurations) {
      const words = peopleInSetUpWords[language][configuration];
      expect(words).toMatch(/^\{people\} \S/);
    }
  });

  it.each([
    ['option', 1, 'first'],
    ['option', 2, 'second'],
    ['signature', 1, 'signature'],
    ['signature', null, 'none'],
    ['option', null, 'none'],
  ] as const)('by %s at rank %s are %s', (by, rank, expectation) => {
    expect(expectationOf({ by, rank, rooms: [] })).toBe(expectation);
  });
});
