import type { OccupancyFigures } from './desk-reports.schemas.ts';

/** Shares between 0 and 1; null: of nothing. */
interface OccupancyShares {
  occupancy: number | null;
  fill: number | null;
  use: number | null;
  /** Euro cents a half that could be sold; null also where no money is told. */
  yield: number | null;
}

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/**
 * Occupancy, the halves sold of those that could be; fill, the people of those sold of what their rooms hold; use, both multiplied (design:
 * desk D18); yield, the net of a half that could be sold (D19).
 */
export const occupancyShares = ({ halves, blocked, sold, people, seats, net }: OccupancyFigures): OccupancyShares => {
  const [occupancy, fill] = [shareOf(sold, halves - blocked), shareOf(people, seats)];
  return {
    occupancy,
    fill,
    use: occupancy === null || fill === null ? null : occupancy * fill,
    yield: net === undefined ? null : shareOf(net, halves - blocked),
  };
};
