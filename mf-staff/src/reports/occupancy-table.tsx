import type { OccupancyAsked, OccupancyFigures, OccupancyRow } from '@plenary/contracts/desk-reports.schemas';
import { formatCount, formatPercent, formatPrice } from '@plenary/contracts/format';
import { occupancyShares } from '@plenary/contracts/occupancy-shares';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { FiguresTable } from './figures-table.tsx';
import type { OccupancyData } from './load-occupancy.ts';
import { useRowName } from './use-row-name.ts';

const ids = ['halves', 'blocked', 'sold', 'occupancy', 'fill', 'use', 'held', 'evenings', 'yield'] as const;

/** Who may not see money has no column of it. */
const idsOf = ({ net }: OccupancyFigures) => ids.filter((id) => id !== 'yield' || net !== undefined);

/** Occupancy, fill and use by row, each with the way to its confirmed events; the total under them. */
export const OccupancyTable = ({ asked, report: { rows, total } }: OccupancyData) => {
  const { t } = useTranslation('staff');
  const nameOf = useRowName(asked.by);
  return (
    <FiguresTable
      caption={t('reports.occupancy.title')}
      group={t(`reports.groups.${asked.by}`)}
      heads={Object.fromEntries(idsOf(total).map((id) => [id, t(`reports.occupancy.columns.${id}`)]))}
      rows={rows}
      nameOf={(row) => <DeskLink to={eventsOf(asked, row)}>{nameOf(row)}</DeskLink>}
      figuresOf={(row) => <Figures figures={row ?? total} />}
    />
  );
};

const Figures = ({ figures }: { figures: OccupancyFigures }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const shares = occupancyShares(figures);
  const percent = (share: number | null) => (share === null ? '–' : formatPercent(Math.round(1_000 * share) / 10, locale));
  const words = {
    ...{ halves: figures.halves, blocked: figures.blocked, sold: figures.sold, held: figures.held, evenings: figures.evenings },
    ...{ occupancy: percent(shares.occupancy), fill: percent(shares.fill), use: percent(shares.use) },
    yield: shares.yield === null ? '–' : formatPrice(Math.round(shares.yield), locale),
  };
  return idsOf(figures).map((id) => {
    const word = words[id];
    return (
      <td key={id} data-numeric data-label={t(`reports.occupancy.columns.${id}`)}>
        {typeof word === 'number' ? formatCount(word, locale) : word}
      </td>
    );
  });
};

/** The events with a day of a row. */
const eventsOf = ({ by, country }: OccupancyAsked, { key, from, to, country: own }: OccupancyRow): string =>
  paths.events({
    ...{ from, to, sort: 'days', country: by === 'country' ? key : (own ?? country) },
    venue: by === 'venue' ? key : undefined,
  });
