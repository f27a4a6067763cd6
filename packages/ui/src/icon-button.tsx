import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';
import { joinClasses } from './join-classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  icon: IconName;
  /** The words: a picture alone says nothing to a screen reader. */
  label: string;
  size?: 'small' | 'medium';
  /** quiet: no edge; outlined: a ring around; on-ink: on dark ground. */
  tone?: 'quiet' | 'outlined' | 'on-ink';
}

/** A round button that is only a picture, with a name for those who do not see it. */
export const IconButton = ({ icon, label, size = 'medium', tone = 'quiet', type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={joinClasses(styles.button, styles[size], styles[tone])} aria-label={label}>
    <Icon name={icon} size={size === 'small' ? 20 : 24} />
  </button>
);
