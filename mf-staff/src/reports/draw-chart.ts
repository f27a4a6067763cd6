import { BarChart, type BarChartOptions, type DrawEvent } from 'chartist';
import styles from './chart.module.css';

export interface ChartSeries {
  name: string;
  /** Filled, or hatched with an edge: no series is told by its colour alone. */
  look: 'filled' | 'hatched';
  /** Null: nothing is known, and nothing drawn. */
  values: readonly (number | null)[];
}

export interface Drawing {
  names: readonly string[];
  series: readonly ChartSeries[];
  /** Columns from left to right, for months; else bars one under another, each with its value in words. */
  isOverTime: boolean;
  /** Each series beside the one before, which it is no part of. */
  isApart: boolean;
  shorten: (value: number) => string;
  /** Id of the hatching's pattern. */
  hatching: string;
  /** In pixels. */
  width: number;
}

interface Bar extends DrawEvent {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}

const barHeight = 34;
const columnsHeight = 240;
/** Of a short month with its year, and of a value that stands behind its bar. */
const monthWidth = 58;
const valueWidth = 88;

/** Draws a chart in an element; what it answers removes it. */
export const drawChart = (host: HTMLElement, drawing: Drawing): (() => void) => {
  const { names, series, isOverTime } = drawing;
  // Bars are numbered from the foot up.
  const inOrder = <Item>(items: readonly Item[]): Item[] => (isOverTime ? [...items] : [...items].reverse());
  const data = {
    labels: inOrder(names),
    series: series.map(({ look, values }) => ({
      className: look === 'filled' ? styles.filled : styles.hatched,
      data: inOrder(values),
    })),
  };
  const chart = new BarChart(host, data, isOverTime ? columnOptions(drawing) : barOptions(drawing));
  chart.on('draw', (drawn) => {
    if (drawn.type === 'bar') drawBar(drawn as Bar, drawing, data.series[0]?.data[drawn.index] ?? null);
  });
  return () => {
    chart.detach();
    host.replaceChildren();
  };
};

const classNames = {
  ...{ chart: styles.chart, series: styles.series, label: styles.label, grid: styles.grid },
  ...{ horizontal: styles.horizontal, vertical: styles.vertical },
};

const spread = ({ width, names, series, isOverTime, isApart }: Drawing): { thickness: number; distance: number } => {
  const room = isOverTime ? (width - 80) / Math.max(1, names.length) : barHeight;
  const distance = isApart && series.length > 1 ? Math.min(22, (room * 0.8) / series.length) : 0;
  return { distance, thickness: distance ? distance - 2 : Math.min(28, room * 0.6) };
};

const columnOptions = (drawing: Drawing): BarChartOptions => {
  const { width, names, shorten } = drawing;
  const every = Math.max(1, Math.ceil((monthWidth * names.length) / (width - 80)));
  return {
    ...{ width, height: columnsHeight, chartPadding: { top: 16, right: 8, bottom: 0, left: 0 }, classNames },
    seriesBarDistance: spread(drawing).distance,
    axisX: { showGrid: false, offset: 32, labelInterpolationFnc: (name, index) => (index % every === 0 ? name : null) },
    axisY: { offset: 72, scaleMinSpace: 36, labelInterpolationFnc: (value) => shorten(Number(value)) },
  };
};

const barOptions = (drawing: Drawing): BarChartOptions => {
  const { width, names } = drawing;
  return {
    ...{ width, height: names.length * barHeight + 8, horizontalBars: true },
    classNames: { ...classNames, vertical: styles.name },
    chartPadding: { top: 4, right: valueWidth, bottom: 4, left: 0 },
    seriesBarDistance: spread(drawing).distance,
    axisX: { showGrid: false, showLabel: false, offset: 0 },
    axisY: { showGrid: false, offset: Math.min(220, width * 0.34) },
  };
};

/** A box in the place of the line: only a box has an edge around its hatching. Behind a bar of the first series stands its value. */
const drawBar = (bar: Bar, drawing: Drawing, value: number | null): void => {
  const { x1, x2, y1, y2, element, group, seriesIndex } = bar;
  const { isOverTime, series, hatching, shorten } = drawing;
  const { thickness } = spread(drawing);
  element.remove();
  group.elem('rect', {
    x: isOverTime ? x1 - thickness / 2 : Math.min(x1, x2),
    y: isOverTime ? Math.min(y1, y2) : y1 - thickness / 2,
    width: isOverTime ? thickness : Math.abs(x2 - x1),
    height: isOverTime ? Math.abs(y2 - y1) : thickness,
    ...(series[seriesIndex]?.look === 'hatched' && { fill: `url(#${hatching})` }),
  });
  if (!isOverTime && seriesIndex === 0 && value !== null)
    group.elem('text', { x: Math.max(x1, x2) + 6, y: y1 + 4 }, styles.value).text(shorten(value));
};
