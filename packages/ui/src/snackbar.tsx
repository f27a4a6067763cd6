import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { footRoom } from './foot-room.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './snackbar.module.css';

export interface SnackbarMessage {
  /** A new id replaces the message on screen: the queue holds one. */
  id: string;
  text: ReactNode;
  tone?: 'neutral' | 'success' | 'danger';
  action?: { label: string; onPress: () => void };
}

export interface SnackbarProps {
  message: SnackbarMessage | null;
  onDismiss: () => void;
  closeLabel: string;
  /** Milliseconds on screen; the count stops while pointed at or focused. */
  duration?: number;
}

/** Twice the region's distance from the edge of the window, in pixels. */
const margins = 32;

/**
 * Tells the page how much of its edge is taken, in pixels: a modal keeps that free, so that none of its buttons lies under it. Bars at the
 * foot of the screen keep their place: the message stands above them, also while they come and go on a scrolled page.
 */
const useRoom = () => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const snackbar = ref.current;
    if (!snackbar) return;
    const { style } = document.documentElement;
    const region = snackbar.parentElement?.style;
    const tell = () => {
      const room = snackbar.offsetHeight + margins;
      style.setProperty('--snackbar-room', `${room}px`);
      region?.setProperty('--foot-room', `${footRoom(room)}px`);
    };
    tell();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(tell);
    observer?.observe(snackbar);
    observer?.observe(document.body);
    addEventListener('scroll', tell, { passive: true });
    return () => {
      removeEventListener('scroll', tell);
      observer?.disconnect();
      style.removeProperty('--snackbar-room');
    };
  }, []);
  return ref;
};

const Content = ({ message, onDismiss, closeLabel, duration }: Required<SnackbarProps> & { message: SnackbarMessage }) => {
  const [isPaused, setPaused] = useState(false);
  const ref = useRoom();
  const leave = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => leave(), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);
  const { text, tone = 'neutral', action } = message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only pauses the clock; nothing is to be pressed here.
    <div
      ref={ref}
      className={styles.snackbar}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {tone === 'neutral' ? null : (
        <span className={styles.sign} data-tone={tone}>
          <Icon name={tone === 'success' ? 'check' : 'warning'} size={20} />
        </span>
      )}
      <p className={styles.text}>{text}</p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton icon="close" label={closeLabel} tone="on-ink" size="small" onClick={onDismiss} />
    </div>
  );
};

/**
 * Mounted once by the page and never unmounted: the live region must be there before the message.
 * It lies above dialogs: react-aria leaves what has that attribute reachable, and open dialogs open when it is pressed.
 */
export const Snackbar = ({ message, onDismiss, closeLabel, duration = 6000 }: SnackbarProps) => (
  <div className={styles.region} role="status" data-react-aria-top-layer="true">
    {message ? <Content key={message.id} message={message} onDismiss={onDismiss} closeLabel={closeLabel} duration={duration} /> : null}
  </div>
);
