import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** plain: a line around; raised: floats; sunken: a quiet aside; highlight: the brand's band. */
  tone?: 'plain' | 'raised' | 'sunken' | 'highlight';
  padding?: 'none' | 'snug' | 'roomy';
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
}

export const Card = ({ tone = 'plain', padding = 'roomy', as: Element = 'div', ...rest }: CardProps) => (
  <Element {...rest} className={joinClasses(styles.card, styles[tone], styles[padding])} />
);
