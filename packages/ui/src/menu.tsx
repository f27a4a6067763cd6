import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';
import type { MenuPanelProps } from './menu-panel.tsx';
import type { MenuProps } from './menu-props.ts';

const importPanel = async () => (await import('./menu-panel.tsx')).MenuPanel;

/** A button that opens a list of actions or one choice. The list is loaded when a person approaches the button: no page waits for it. */
export const Menu = ({ label, trigger, ...panel }: MenuProps) => {
  const [opensAt, setOpensAt] = useState<'first' | 'last' | null>(null);
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps> | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const menuId = useId();
  const isOpen = opensAt !== null && Panel !== null;

  const load = () =>
    void importPanel().then(
      (loaded) => setPanel(() => loaded),
      // The next press tries again.
      () => setOpensAt(null),
    );
  const open = (at: 'first' | 'last') => {
    // Safari gives no focus to a button that is pressed, and focus returns to where it was.
    buttonRef.current?.focus();
    load();
    setOpensAt(at);
  };
  const openByKey = (event: KeyboardEvent) => {
    const isPress = opensAt === null && (event.key === 'Enter' || event.key === ' ');
    if (!isPress && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // The click that a key makes looks like a screen reader's, for which react-aria keeps the focus on the list.
    event.preventDefault();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };

  return (
    <div ref={setPlace} className={styles.menu}>
      <button
        ref={buttonRef}
        id={buttonId}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => (opensAt === null ? open('first') : setOpensAt(null))}
        onKeyDown={openByKey}
      >
        {trigger}
        <Icon name="chevron-down" size={16} />
      </button>
      {opensAt && Panel && place ? (
        <Panel
          {...panel}
          place={place}
          id={menuId}
          buttonId={buttonId}
          buttonRef={buttonRef}
          opensAt={opensAt}
          onClose={() => setOpensAt(null)}
        />
      ) : null}
    </div>
  );
};
