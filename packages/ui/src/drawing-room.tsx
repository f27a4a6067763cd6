import { type Composition, floor, range, wall } from './drawing-frame.ts';
import styles from './venue-picture.module.css';

/** A meeting room seen flat: tall window, lamps, a long table and its chairs. */
export const room: Composition = (random) => {
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
