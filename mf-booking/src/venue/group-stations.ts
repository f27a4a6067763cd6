import type { TransitLine, Venue } from '@plenary/contracts/venue';
import type { RailMode } from './line-colours.ts';

export interface Station<Line> {
  name: string;
  /** The shortest walk to it. */
  minutes: number;
  lines: Line[];
}

/** A stop of any line. */
type Stop<Line> = Line & Pick<TransitLine, 'station' | 'minutesToWalk'>;

/** Lines under their station, the nearest first; at one station they keep their order. */
export const groupByStation = <Line>(stops: readonly Stop<Line>[]): Station<Line>[] => {
  const stations = new Map<string, Station<Line>>();
  for (const stop of stops) {
    const station = stations.get(stop.station) ?? { name: stop.station, minutes: stop.minutesToWalk, lines: [] };
    station.minutes = Math.min(station.minutes, stop.minutesToWalk);
    station.lines.push(stop);
    stations.set(stop.station, station);
  }
  return [...stations.values()].toSorted((one, other) => one.minutes - other.minutes);
};

export interface RailLine {
  mode: RailMode;
  line: string;
}

/** The rail stations around a venue (spec/booking.md §2 "rail lines grouped by station"). */
export const railStations = ({ metros, rers, trams, trains }: Venue['transit']): Station<RailLine>[] => {
  const inMode = (mode: RailMode, lines: readonly TransitLine[]) => lines.map((line) => ({ mode, ...line }));
  return groupByStation([...inMode('metro', metros), ...inMode('rer', rers), ...inMode('tram', trams), ...inMode('train', trains)]);
};
