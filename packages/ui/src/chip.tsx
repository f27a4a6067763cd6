import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { joinClasses } from './join-classes.ts';

/** The classes of a chip, for a router's Link (give the chosen one aria-current). */
export const chipClass = ({ isSelected = false }: { isSelected?: boolean } = {}): string =>
  joinClasses(styles.chip, isSelected && styles.selected);

export interface ChipProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-pressed'> {
  isSelected?: boolean;
  icon?: ReactNode;
}

/** A small filter that is on or off. */
export const Chip = ({ isSelected = false, icon, type = 'button', children, ...rest }: ChipProps) => (
  <button {...rest} type={type} className={chipClass({ isSelected })} aria-pressed={isSelected}>
    {icon}
    {children}
  </button>
);
