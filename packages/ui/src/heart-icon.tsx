import styles from './icon.module.css';

/** A heart, filled with the brand's colour for what is kept. Decoration: its button has the words. */
export const HeartIcon = ({ isFilled }: { isFilled: boolean }) => (
  <svg className={styles.icon} data-size={20} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      fill={isFilled ? 'var(--brand)' : undefined}
      d="M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.4C20 15.2 12 20 12 20Z"
    />
  </svg>
);
