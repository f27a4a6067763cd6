import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './popover.module.css';
import { useDismiss } from './use-dismiss.ts';
import { useKeptInView } from './use-kept-in-view.ts';
import { useMediaQuery } from './use-media-query.ts';

export interface PopoverProps {
  /** Target of the opener's aria-controls. */
  id?: string;
  isOpen: boolean;
  onClose: () => void;
  /** The button that opens it; give that button aria-expanded and aria-haspopup="dialog". */
  openerRef: RefObject<HTMLElement | null>;
  /** Its name; shown as a heading on a phone. */
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The one next step; stays at the bottom of the sheet on a phone. */
  footer?: ReactNode;
  /** Against the nearest positioned ancestor. */
  align?: 'start' | 'center' | 'end';
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';

/** Keeps Tab inside the full-screen sheet. */
const keepInside = (panel: HTMLElement, event: KeyboardEvent) => {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility?.() !== false,
  );
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  const isAtEdge = document.activeElement === edge || document.activeElement === panel;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
};

const Panel = ({
  id,
  isSheet,
  onClose,
  openerRef,
  title,
  closeLabel,
  children,
  footer,
  align = 'start',
}: PopoverProps & { isSheet: boolean }) => {
  const titleId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const close = ({ returnsFocus }: { returnsFocus: boolean }) => {
    if (returnsFocus) openerRef.current?.focus();
    onClose();
  };
  const dismiss = useDismiss({ isActive: true, openerRef, onDismiss: close });

  useEffect(() => {
    const panel = panelRef.current;
    // The content may have taken the focus already: a calendar focuses its day.
    if (panel && !panel.contains(document.activeElement)) panel.focus();
  }, []);

  useKeptInView(panelRef, !isSheet);

  useEffect(() => {
    if (!isSheet) return;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [isSheet]);

  return (
    <div
      {...dismiss}
      ref={panelRef}
      id={id}
      className={joinClasses(styles.panel, isSheet ? styles.sheet : styles[align])}
      role="dialog"
      aria-modal={isSheet || undefined}
      data-modal={isSheet || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        dismiss.onKeyDown(event);
        if (isSheet && event.key === 'Tab' && panelRef.current) keepInside(panelRef.current, event);
      }}
    >
      <div className={isSheet ? styles.header : 'visually-hidden'}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {isSheet ? <IconButton icon="close" label={closeLabel} onClick={() => close({ returnsFocus: true })} /> : null}
      </div>
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
};

/**
 * A panel that hangs from what opened it and lets the page live on: Escape, a press outside or focus moving on close it.
 * Under 640 px it is a full-screen sheet that keeps the focus. Open one at a time: the caller holds the state.
 */
export const Popover = (props: PopoverProps) => {
  const isSheet = useMediaQuery('(width < 640px)');
  if (!props.isOpen) return null;
  if (isSheet) return createPortal(<Panel {...props} isSheet />, document.body);
  return <Panel {...props} isSheet={false} />;
};
