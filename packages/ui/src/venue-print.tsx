import type { ReactElement } from 'react';
import { seededRandom } from './seeded-random.ts';
import styles from './venue-picture.module.css';

const width = 400;
const floor = 236;
// Wider than the frame: a scaled edge would let a hair of the ground through.
const wall = { x: -2, y: -2, width: width + 4, height: floor + 2 };
const ground = { x: -2, y: floor - 1, width: width + 4, height: 67 };
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const arch = (x: number, top: number, span: number) => `M${x} ${floor}V${top + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${floor}Z`;

type Composition = (random: () => number) => ReactElement;

/** A meeting room seen flat: tall window, lamps, a long table and its chairs. */
const room: Composition = (random) => {
  const lamps = 2 + Math.floor(random() * 2);
  const chairs = 4 + Math.floor(random() * 2);
  const isLit = random() > 0.5;
  const step = 176 / chairs;
  return (
    <>
      <rect className={isLit ? styles.light : styles.mid} {...wall} />
      {range(3).map((pane) => (
        <rect
          key={pane}
          className={isLit ? styles.mid : styles.light}
          x={30 + pane * 36}
          y={46}
          width={30}
          height={132}
          rx={3}
          opacity={0.9 - pane * 0.12}
        />
      ))}
      <rect className={styles.deep} x={196} y={78} width={152} height={78} rx={4} />
      <rect className={isLit ? styles.mid : styles.light} x={203} y={85} width={138} height={64} rx={2} opacity={0.5} />
      {range(lamps).map((lamp) => {
        const x = 212 + lamp * (124 / (lamps - 1 || 1));
        const drop = 16 + Math.round(random() * 20);
        return (
          <g key={lamp}>
            <path className={styles.thread} d={`M${x} 0V${drop}`} />
            <circle className={isLit ? styles.deep : styles.light} cx={x} cy={drop + 9} r={10} />
          </g>
        );
      })}
      {range(chairs).map((chair) => (
        <rect
          key={chair}
          className={isLit ? styles.mid : styles.light}
          x={178 + chair * step}
          y={168}
          width={step - 12}
          height={42}
          rx={7}
        />
      ))}
      <path className={styles.beam} d={`M30 ${floor}h108l58 64H64Z`} />
      <rect className={styles.deep} x={160} y={200} width={204} height={10} rx={5} />
      <path className={styles.leg} d={`M186 208v${floor - 208}M338 208v${floor - 208}`} />
    </>
  );
};

/** Doorways in a row under a low sun. */
const arches: Composition = (random) => {
  const count = 3 + Math.floor(random() * 2);
  const span = 320 / count;
  return (
    <>
      <rect className={styles.light} {...wall} />
      <circle className={styles.haze} cx={70 + random() * 250} cy={66} r={42} />
      {range(count).map((index) => {
        const x = 40 + index * span;
        const top = 74 + Math.round(random() * 3) * 18;
        const inner = span * 0.44;
        return (
          <g key={index}>
            <path className={index % 2 ? styles.deep : styles.mid} d={arch(x, top, span - 10)} />
            <path className={styles.light} d={arch(x + (span - 10 - inner) / 2, top + span * 0.26, inner)} opacity={0.92} />
          </g>
        );
      })}
    </>
  );
};

/** A theatre plan: rows of seats around a stage. */
const theatre: Composition = (random) => {
  const rows = 6;
  const taken = Math.floor(random() * rows);
  return (
    <>
      <rect className={styles.deep} {...wall} />
      <circle className={styles.mid} cx={200} cy={-6} r={62} />
      {range(rows).flatMap((row) => {
        const radius = 92 + row * 27;
        const seats = 9 + row * 3;
        return range(seats).map((seat) => {
          const angle = Math.PI * (0.1 + (0.8 * seat) / (seats - 1));
          const y = -6 + radius * Math.sin(angle);
          const x = 200 + radius * Math.cos(angle) * 1.12;
          return (
            <circle
              key={`${row}-${seat}`}
              className={row === taken ? styles.mid : styles.light}
              cx={Math.round(x * 10) / 10}
              cy={Math.round(y * 10) / 10}
              r={6.5}
            />
          );
        });
      })}
    </>
  );
};

const quarterTurns = [
  'M0 0h80a80 80 0 0 1-80 80Z',
  'M80 0v80a80 80 0 0 1-80-80Z',
  'M80 80H0a80 80 0 0 1 80-80Z',
  'M0 80V0a80 80 0 0 1 80 80Z',
];

/** Quarter circles laid like tiles. */
const tiles: Composition = (random) => {
  const turn = Math.floor(random() * 4);
  return (
    <>
      <rect className={styles.light} {...wall} />
      {range(15).map((index) => {
        const column = index % 5;
        const line = Math.floor(index / 5);
        const isRound = random() > 0.82;
        const colour = (column + line) % 2 ? styles.mid : styles.deep;
        return (
          <g key={index} transform={`translate(${column * 80} ${line * 80 - 4})`}>
            {isRound ? (
              <circle className={colour} cx={40} cy={40} r={26} />
            ) : (
              <path className={colour} d={quarterTurns[(column * 3 + line + turn) % 4]} opacity={0.94} />
            )}
          </g>
        );
      })}
    </>
  );
};

/** A large sun over slow hills. */
const horizon: Composition = (random) => {
  const sun = 90 + random() * 220;
  const lift = Math.round(random() * 22);
  return (
    <>
      <rect className={styles.light} {...wall} />
      <circle className={styles.mid} cx={sun} cy={112 - lift} r={68} />
      <path className={styles.haze} d={`M0 ${168 - lift}c70-46 128-30 190 0s140 34 210-10v90H0Z`} />
      <path className={styles.mid} d={`M0 ${206 - lift}c54 22 120 10 178-14s146-34 222 4v70H0Z`} />
      <path className={styles.deep} d="M0 222c80-24 150 6 214 4s122-34 186-18v92H0Z" />
    </>
  );
};

const compositions = [room, arches, theatre, tiles, horizon];

/** A flat print seeded by the venue's name; the lowest part stays plain for the name. Decoration: hidden from screen readers. */
export const VenuePrint = ({ name, variant }: { name: string; variant: number }) => {
  const random = seededRandom(name);
  const first = Math.floor(random() * compositions.length);
  const compose = compositions[(first + variant) % compositions.length] ?? room;
  return (
    <svg className={styles.print} viewBox={`0 0 ${width} 300`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={styles.deep} {...ground} />
      {compose(seededRandom(`${name} ${variant}`))}
    </svg>
  );
};
