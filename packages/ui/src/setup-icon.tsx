import styles from './icon.module.css';

/** Ways to set a room up, drawn for this product: tables are lines and boxes, seats are dots and short strokes. */
const drawings = {
  board: 'M6 9.5h12v5H6ZM8.5 6.5v.1M12 6.5v.1M15.5 6.5v.1M8.5 17.5v.1M12 17.5v.1M15.5 17.5v.1',
  u: 'M5.5 4.5v13a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5v-13M9.5 4.5v10.5h5V4.5',
  cabarets: 'M7.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16.5 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 19.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  theater:
    'M7 4.5h10M4.5 10v.1M9.5 10v.1M14.5 10v.1M19.5 10v.1M4.5 14.5v.1M9.5 14.5v.1M14.5 14.5v.1M19.5 14.5v.1M4.5 19v.1M9.5 19v.1M14.5 19v.1M19.5 19v.1',
  casual: 'M5 13v-2a2 2 0 0 1 4 0v2.5h6V11a2 2 0 0 1 4 0v2M3.5 13h3v5h11v-5h3M6.5 18v2M17.5 18v2M8.5 9.5V7h7v2.5',
  class: 'M8 4.5h8M4.5 9.5h6M13.5 9.5h6M4.5 14.5h6M13.5 14.5h6M4.5 19.5h6M13.5 19.5h6',
  auditorium: 'M9 4.5h6M5 11c4.5-2.7 9.5-2.7 14 0M4 15.5c5-3.2 11-3.2 16 0M3 20c5.5-3.7 12.5-3.7 18 0',
  standing: 'M7 6v.1M12 5v.1M17 6v.1M5 18.5v-5a2 2 0 0 1 4 0v5M10 17.5v-5a2 2 0 0 1 4 0v5M15 18.5v-5a2 2 0 0 1 4 0v5',
  'close-to-ground':
    'M4 15c0-2 1.6-3 4-3s4 1 4 3-1.6 3-4 3-4-1-4-3ZM12 15c0-2 1.6-3 4-3s4 1 4 3-1.6 3-4 3-4-1-4-3ZM8 8.5v.1M16 8.5v.1M3 20.5h18',
} as const;

export type SetupName = keyof typeof drawings;

/** The layout of a room's tables, next to its text. */
export const SetupIcon = ({ name }: { name: SetupName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawings[name]} />
  </svg>
);
