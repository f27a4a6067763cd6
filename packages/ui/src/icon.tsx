import styles from './icon.module.css';
import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels at the default text size; the drawing grid is 24. */
  size?: 16 | 20 | 24 | 32;
  /** Only where the icon stands without words; else it is decoration. */
  label?: string;
}

export const Icon = ({ name, size = 24, label }: IconProps) => (
  <svg
    className={styles.icon}
    data-size={size}
    viewBox="0 0 24 24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
);
