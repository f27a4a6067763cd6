import styles from './amenities.module.css';

/** Drawings of what a venue offers, on a grid of 24, drawn by a stroke. */
const drawings = {
  plus: 'M12 4l2.2 5 5.3.5-4 3.6 1.2 5.3L12 15.6l-4.7 2.8 1.2-5.3-4-3.6 5.3-.5Z',
  food: 'M7 3.5V10M4.5 3.5V8A2.5 2.5 0 0 0 7 10.5 2.5 2.5 0 0 0 9.5 8V3.5M7 10.5v10M17 20.5v-7h-2.5V7c0-2 1-3.5 2.5-3.5Z',
  safety: 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6ZM9 12l2.2 2.2L15.2 10',
  access: 'M10.5 4a1 1 0 1 0 .01 0M10.5 7v6h5l2.5 5.5M10.5 9.5h4M8 11a5 5 0 1 0 6.5 6.5',
  projector: 'M4 8h16v8H4ZM15 12a1.8 1.8 0 1 0 .01 0M7 12h3M7 16v2.5M17 16v2.5',
  flipChart: 'M4 4.5h16M6 4.5V15h12V4.5M12 15v2M12 15l-4 5.5M12 15l4 5.5M9 8h6M9 11h3.5',
  videoConference: 'M3.5 7.5h11v9h-11ZM14.5 11l6-3v8l-6-3Z',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.7 8.7 0 0 1 12 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.5v.1',
  supplies: 'M5 20l1-4.5L16.5 5 20 8.5 9.5 19ZM14 7.5l3.5 3.5',
  breakfast: 'M5 9.5h11v5.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4ZM16 11h2a2 2 0 0 1 0 4.5h-2M8.5 3.5v3M12.5 3.5v3',
  gourmetBreak: 'M5 13h14l-2 7.5H7ZM5 13a3 3 0 0 1 1.5-5.5 5.6 5.6 0 0 1 11 0A3 3 0 0 1 19 13M12 3.8V2.5',
  lunch: 'M3 17.5h18M4.5 17.5a7.5 7.5 0 0 1 15 0M12 10V8M10.5 7.5h3',
  wellness:
    'M12 19.5c-5 0-8-2.5-8.5-7 3 0 5 .8 6.2 2.2M12 19.5c5 0 8-2.5 8.5-7-3 0-5 .8-6.2 2.2M12 19.5c-3.5-4-3.5-11 0-15.5 3.5 4.5 3.5 11.5 0 15.5Z',
  facilitator: 'M9 10.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 20c.3-4 2.3-6.2 5.5-6.200s5.2 2.2 5.5 6.200M15.5 4.500h5v5h-3l-2 2Z',
  teamBuilding:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16 11a3 3 0 1 0 0-6M2.5 19.500c.3-3.8 2.3-5.7 5.5-5.700s5.2 1.9 5.5 5.700M16 13.800c3.2 0 5.2 1.9 5.5 5.7',
  afterwork: 'M5.5 4h13L12 12ZM12 12v8M8.5 20h7M7.5 6.500h9',
} as const;

export type AmenityName = keyof typeof drawings;

/** Decorative: the text is next to it. */
export const AmenityIcon = ({ name }: { name: AmenityName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawings[name]} />
  </svg>
);
