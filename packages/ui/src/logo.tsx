import styles from './logo.module.css';

export interface LogoProps {
  /** The brand's name, from the settings. */
  name: string;
  size?: 'small' | 'medium';
}

/** A small ink dot with the brand's comet before it, then the name. The link around it belongs to the caller. */
export const Logo = ({ name, size = 'medium' }: LogoProps) => (
  <span className={styles.logo} data-size={size}>
    <svg className={styles.mark} viewBox="0 0 20 16" aria-hidden="true">
      <circle className={styles.dot} cx="3.5" cy="8" r="3.5" />
      <circle className={styles.comet} cx="12" cy="8" r="7.5" />
    </svg>
    {name}
  </span>
);
