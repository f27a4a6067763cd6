import styles from './icon.module.css';

const squares = [
  ['#f25022', 3, 3],
  ['#7fba00', 12.5, 3],
  ['#00a4ef', 3, 12.5],
  ['#ffb900', 12.5, 12.5],
] as const;

/** Microsoft's own mark, in its own colours. Decoration: its button has the words. */
export const MicrosoftMark = () => (
  <svg className={styles.icon} data-size={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {squares.map(([colour, x, y]) => (
      <rect key={colour} x={x} y={y} width="8.5" height="8.5" stroke="none" fill={colour} />
    ))}
  </svg>
);
