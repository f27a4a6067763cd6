import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './tile.module.css';

export interface TileProps extends Omit<ComponentPropsWithoutRef<'article'>, 'className' | 'style' | 'title'> {
  /** A VenuePicture. */
  picture: ReactNode;
  /** A Badge with tone overlay, on the picture's corner. */
  badge?: ReactNode;
  /** A link with tileLinkClass: pressing anywhere on the tile follows it. */
  title: ReactNode;
  meta?: ReactNode;
  /** Below the meta line, as why it fits. */
  facts?: ReactNode;
  /** The last row: price at the start, words of the link at the end. */
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Buttons of its own, which lie over the link. */
  children?: ReactNode;
  /** Its pin is hovered on the map. */
  isHighlighted?: boolean;
}

/** The class of the one link in a tile; it stretches over the whole of it. */
export const tileLinkClass = styles.link ?? '';

/** The class of the quiet words at the end of a tile's footer, as "see offer". */
export const tileCueClass = styles.cue ?? '';

/** Picture above, few words below: how a venue or an event sits in a list. */
export const Tile = ({
  picture,
  badge,
  title,
  meta,
  facts,
  footer,
  headingLevel = 3,
  isHighlighted = false,
  children,
  ...rest
}: TileProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={joinClasses(styles.tile, isHighlighted && styles.highlighted)}>
      <div className={styles.picture}>
        {picture}
        {badge ? <div className={styles.badge}>{badge}</div> : null}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {meta ? <p className={styles.meta}>{meta}</p> : null}
      {facts}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {children}
    </article>
  );
};
