import { ground, width } from './drawing-frame.ts';
import { arches, horizon, theatre, tiles } from './drawing-patterns.tsx';
import { room } from './drawing-room.tsx';
import { seededRandom } from './seeded-random.ts';
import styles from './venue-picture.module.css';

const compositions = [room, arches, theatre, tiles, horizon];

/** A flat drawing seeded by the venue's name; the lowest part stays plain for the name. Decoration: hidden from screen readers. */
export const VenueDrawing = ({ name, variant }: { name: string; variant: number }) => {
  const random = seededRandom(name);
  const first = Math.floor(random() * compositions.length);
  const compose = compositions[(first + variant) % compositions.length] ?? room;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} 300`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={styles.deep} {...ground} />
      {compose(seededRandom(`${name} ${variant}`))}
    </svg>
  );
};
