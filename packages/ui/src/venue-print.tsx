import { ground, width } from './print-frame.ts';
import { arches, horizon, theatre, tiles } from './print-patterns.tsx';
import { room } from './print-room.tsx';
import { seededRandom } from './seeded-random.ts';
import styles from './venue-picture.module.css';

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
