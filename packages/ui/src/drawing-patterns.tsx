import { type Composition, floor, range, wall } from './drawing-frame.ts';
import styles from './venue-picture.module.css';

const arch = (x: number, top: number, span: number) => `M${x} ${floor}V${top + span / 2}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${floor}Z`;

/** Doorways in a row under a low sun. */
export const arches: Composition = (random) => {
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
export const theatre: Composition = (random) => {
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
export const tiles: Composition = (random) => {
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
export const horizon: Composition = (random) => {
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
