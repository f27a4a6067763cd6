import { nearestStation } from './nearest-station.ts';

const stop = (line: string, station: string, minutesToWalk: number) => ({ line, station, minutesToWalk });
const nothing = { metros: [], rers: [], trams: [], trains: [] };

test('the nearest station has every line that stops there, of any kind, once each', () => {
  const transit = {
    ...nothing,
    metros: [stop('6', 'Étoile', 9), stop('2', 'Ternes', 4), stop('1', 'Étoile', 8)],
    rers: [stop('A', 'Étoile', 3)],
  };
  expect(nearestStation(transit)).toEqual({ station: 'Étoile', minutesToWalk: 3, lines: ['A', '1', '6'] });
});

test('without a line there is no station', () => {
  expect(nearestStation(nothing)).toBeNull();
});
