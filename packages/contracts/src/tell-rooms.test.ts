import type { NamedRoom } from './booked-room.ts';
import { tellRooms } from './tell-rooms.ts';
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
