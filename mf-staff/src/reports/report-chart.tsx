import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chart.module.css';
import { type ChartSeries, type Drawing, drawChart } from './draw-chart.ts';

/** Bars of one chart: more would be a second table. */
const mostBars = 20;

interface Props {
  title: string;
  /** In the order of the table beside, with their names in it. */
  names: readonly string[];
  /** Names that fit under a column: they make a chart over time. */
  months?: readonly string[] | undefined;
  series: readonly ChartSeries[];
  isApart?: boolean;
  /** A value in words, as short as an axis wants it. */
  shorten: (value: number) => string;
}

/** Figures of a report as a chart, whose table stands under it: the chart says what it draws and where the figures are. */
export const ReportChart = ({ title, months, isApart = false, shorten, ...given }: Props) => {
  const { t } = useTranslation('staff');
  const words = useId();
  const hatching = `${useId().replace(/[^\w-]/g, '')}-hatching`;
  const { names, series } = months ? { ...given, names: months } : greatest(given);
  const most = indexOfMost(given.series[0]?.values ?? []);
  const [first] = given.series;
  return (
    <figure className={styles.figure}>
      <figcaption id={words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.legend}>
          {series.map(({ name, look }) => (
            <span key={name} className={styles.key}>
              <Swatch look={look} hatching={hatching} />
              {name}
            </span>
          ))}
        </span>
        <span className={styles.told}>
          {most === -1 ? null : `${t('reports.chart.most', { name: given.names[most] ?? '', value: shorten(first?.values[most] ?? 0) })} `}
          {names.length < given.names.length ? `${t('reports.chart.drawn', { shown: names.length, all: given.names.length })} ` : null}
          {t('reports.chart.table')}
        </span>
      </figcaption>
      <Canvas labelledBy={words} drawing={{ names, series, isOverTime: months !== undefined, isApart, shorten, hatching }} />
    </figure>
  );
};

/** The swatch of a series; the hatched one holds the pattern that the chart draws with. */
const Swatch = ({ look, hatching }: { look: ChartSeries['look']; hatching: string }) => (
  <svg className={styles.swatch} viewBox="0 0 20 14" aria-hidden="true">
    {look === 'hatched' ? (
      <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.ground} width="6" height="6" />
        <rect className={styles.stripe} width="2" height="6" />
      </pattern>
    ) : null}
    <g className={look === 'hatched' ? styles.hatched : styles.filled}>
      <rect x="1" y="1" width="18" height="12" {...(look === 'hatched' && { fill: `url(#${hatching})` })} />
    </g>
  </svg>
);

const Canvas = ({ labelledBy, drawing }: { labelledBy: string; drawing: Omit<Drawing, 'width'> }) => {
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    // jsdom has no ResizeObserver.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, []);
  useEffect(() => (host.current ? drawChart(host.current, { ...drawing, width: width || 640 }) : undefined), [drawing, width]);
  return <div ref={host} className={styles.canvas} role="img" aria-labelledby={labelledBy} />;
};

const indexOfMost = (values: readonly (number | null)[]): number => {
  const most = Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY));
  return most > 0 ? values.indexOf(most) : -1;
};

/** The greatest of many, the greatest first; few stay in the order of their table. */
const greatest = ({ names, series }: Pick<Props, 'names' | 'series'>): Pick<Props, 'names' | 'series'> => {
  if (names.length <= mostBars) return { names, series };
  const valueAt = (index: number) => series[0]?.values[index] ?? Number.NEGATIVE_INFINITY;
  const kept = [...names.keys()].sort((a, b) => valueAt(b) - valueAt(a)).slice(0, mostBars);
  return {
    names: kept.map((index) => names[index] ?? ''),
    series: series.map((one) => ({ ...one, values: kept.map((index) => one.values[index] ?? null) })),
  };
};
