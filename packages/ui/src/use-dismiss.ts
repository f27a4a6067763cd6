import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export interface DismissOptions {
  isActive: boolean;
  /** The opener of the panel, which handles its own presses. */
  openerRef: RefObject<HTMLElement | null>;
  /** `returnsFocus` is false when the person already went elsewhere. */
  onDismiss: (how: { returnsFocus: boolean }) => void;
}

/**
 * Closes a panel on Escape, on a press outside and when focus moves on. Spread the result on the panel.
 * React's events, unlike the DOM's, pass through portals: a list opened by a field inside the panel counts as inside.
 */
export const useDismiss = ({ isActive, openerRef, onDismiss }: DismissOptions) => {
  const isInside = useRef(false);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isActive) return;
    const forget = () => {
      isInside.current = false;
    };
    const decide = (event: Event) => {
      const isOnOpener = event.target instanceof Node && openerRef.current?.contains(event.target);
      // A message on screen lies above every panel, as it does for react-aria.
      const isOnMessage = event.target instanceof Element && event.target.closest('[data-react-aria-top-layer]') !== null;
      if (!isInside.current && !isOnOpener && !isOnMessage) dismiss({ returnsFocus: false });
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss({ returnsFocus: true });
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) {
      document.addEventListener(event, forget, true);
      document.addEventListener(event, decide);
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const event of events) {
        document.removeEventListener(event, forget, true);
        document.removeEventListener(event, decide);
      }
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isActive, openerRef]);

  const note = () => {
    isInside.current = true;
  };
  const escapeInside = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // One layer at a time: a dialog below stays open.
    event.stopPropagation();
    onDismiss({ returnsFocus: true });
  };
  return { onPointerDownCapture: note, onFocusCapture: note, onKeyDown: escapeInside };
};
