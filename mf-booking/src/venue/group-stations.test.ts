import { railStations } from './group-stations.ts';

// Covers B-P32–B-P36.

const at = (line: string, station: string, minutesToWalk: number) => ({ line, station, minutesToWalk });

test('lines of every mode are under their station, the nearest station first, at its shortest walk', () => {
  const stations = railStations({
    metros: [at('1', 'Étoile', 9), at('6', 'Étoile', 9), at('2', 'Ternes', 4)],
    rers: [at('A', 'Étoile', 8)],
    trams: [],
    trains: [at('L', 'Pont-Cardinet', 12)],
  });
  expect(stations.map(({ name, minutes, lines }) => [name, minutes, lines.map(({ mode, line }) => `${mode} ${line}`)])).toEqual([
    ['Ternes', 4, ['metro 2']],
    ['Étoile', 8, ['metro 1', 'metro 6', 'rer A']],
    ['Pont-Cardinet', 12, ['train L']],
  ]);
});

test('no lines, no stations', () => {
  expect(railStations({ metros: [], rers: [], trams: [], trains: [] })).toEqual([]);
});
