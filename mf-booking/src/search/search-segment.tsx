import { Popover } from '@plenary/ui/popover';
import { Segment } from '@plenary/ui/segment-bar';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsIn } from './field-errors.ts';
import styles from './search-segment.module.css';
import type { SearchPopover } from './search-state.ts';
import { errorText } from './search-words.ts';
import type { Load } from './use-load.ts';
import type { Search } from './use-search.ts';
import { Waiting } from './waiting.tsx';

/** Props of every segment. */
export interface SegmentProps {
  search: Search;
  /** In a card each popover is attached to its own segment, in a bar to the bar. */
  isInCard: boolean;
  /** Called when the user approaches the bar, to prefetch the data of its popovers. */
  isNear: boolean;
  /** The chosen values, as text. */
  summary: string | undefined;
}

interface Props extends SegmentProps {
  popover: SearchPopover;
  label: string;
  placeholder: string;
  /** Shown in the segment's place if one of its fields is missing. */
  missing: string;
  title: string;
  align: 'start' | 'center' | 'end';
  footer: ReactNode;
  /** Loads that the fields need. */
  loads: readonly Load<unknown>[];
  /** The fields, once they are there. */
  children: ReactNode;
}

/** A segment of the search and the popover it opens. */
export const SearchSegment = ({ search, popover, isInCard, summary, missing, loads, children, ...words }: Props) => {
  const { t } = useTranslation('booking');
  const popoverId = useId();
  const openerRef = useRef<HTMLButtonElement>(null);
  const hangerRef = useRef<HTMLDivElement>(null);
  const isOpen = search.state.openPopover === popover;
  const errors = errorsIn(search.errors, popover);
  const [path, ...others] = Object.keys(errors);
  const error =
    path === undefined
      ? undefined
      : others.length > 0
        ? t('search.error.count', { count: others.length + 1 })
        : errors[path] === 'required'
          ? missing
          : errorText(t, errors, path);

  // A bar low on the screen would open its popover under the edge; fields that arrive make it taller.
  const isReady = children !== null;
  useEffect(() => {
    if (isOpen || isReady) hangerRef.current?.closest('[role="dialog"]')?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [isOpen, isReady]);

  const parts = (
    <>
      <Segment
        label={words.label}
        value={summary}
        placeholder={words.placeholder}
        error={error}
        isOpen={isOpen}
        onPress={() => search.dispatch(isOpen ? { type: 'popover-closed' } : { type: 'popover-opened', popover })}
        controls={popoverId}
        buttonRef={openerRef}
      />
      <Popover
        id={popoverId}
        isOpen={isOpen}
        onClose={() => search.dispatch({ type: 'popover-closed' })}
        openerRef={openerRef}
        title={words.title}
        closeLabel={t('search.close')}
        align={words.align}
        footer={words.footer}
      >
        <div ref={hangerRef} className={styles.fields}>
          {children ?? <Waiting loads={loads} />}
        </div>
      </Popover>
    </>
  );
  return isInCard ? <div className={styles.own}>{parts}</div> : parts;
};
