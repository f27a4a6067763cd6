import type { ReactNode, RefObject } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './segment-bar.module.css';

export interface SegmentBarProps {
  /** Its name, as "Search venues". */
  label: string;
  /** Segments. */
  children: ReactNode;
  /** The one button at the end. */
  action: ReactNode;
  /** stacked: one segment under the other at every width, as in a booking card. */
  direction?: 'row' | 'stacked';
}

/** The search bar: one rounded object of a few segments and one button. In a row popovers align to the bar, stacked to their segment. */
export const SegmentBar = ({ label, children, action, direction = 'row' }: SegmentBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: jsdom and Safari before 17 do not know the search element.
  <div role="search" className={joinClasses(styles.bar, styles[direction])} aria-label={label}>
    <div className={styles.segments}>{children}</div>
    <div className={styles.action}>{action}</div>
  </div>
);

export interface SegmentProps {
  label: string;
  /** The value as text; the placeholder while there is none. */
  value?: string;
  placeholder: string;
  isOpen: boolean;
  onPress: () => void;
  /** Id of its Popover. */
  controls?: string;
  /** Ref for the Popover's openerRef. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Shown in its place and read with it. */
  error?: string;
  /** Its Popover. */
  children?: ReactNode;
}

/** One segment: a button whose name is its label and what is chosen. */
export const Segment = ({ label, value, placeholder, isOpen, onPress, controls, buttonRef, error, children }: SegmentProps) => (
  <div className={styles.cell}>
    <button
      ref={buttonRef}
      type="button"
      className={styles.segment}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      data-invalid={error ? true : undefined}
      onClick={onPress}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{error ?? value ?? placeholder}</span>
    </button>
    {children}
  </div>
);
