import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './menu.module.css';
import { useDismiss } from './use-dismiss.ts';
import { useKeptInView } from './use-kept-in-view.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A link; a router's caller navigates in onAction and prevents the default. */
  href?: string;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
}

export interface MenuProps {
  /** Accessible name of the button, when its content is not words enough. */
  label?: string;
  /** What stands on the button. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Makes the menu a choice of one. */
  selectedId?: string;
  onAction: (id: string, event: MouseEvent<HTMLElement>) => void;
  /** Words above the entries, as the user's name. */
  header?: ReactNode;
  align?: 'start' | 'end';
}

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];

/** A button that opens a list of actions or one choice; arrows, Home, End and first letters move in it. */
export const Menu = ({ label, trigger, items, selectedId, onAction, header, align = 'end' }: MenuProps) => {
  const [opensAt, setOpensAt] = useState<'first' | 'last' | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const buttonId = useId();
  const menuId = useId();
  const isOpen = opensAt !== null;

  const close = ({ returnsFocus }: { returnsFocus: boolean }) => {
    setOpensAt(null);
    if (returnsFocus) buttonRef.current?.focus();
  };
  const dismiss = useDismiss({ isActive: isOpen, openerRef: buttonRef, onDismiss: close });
  useKeptInView(panelRef, isOpen);

  useEffect(() => {
    if (opensAt === null) return;
    const entries = itemsOf(listRef.current);
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true');
    (chosen ?? entries.at(opensAt === 'first' ? 0 : -1))?.focus();
  }, [opensAt]);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpensAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const move = (event: KeyboardEvent) => {
    const entries = itemsOf(listRef.current);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const goTo = (index: number) => {
      event.preventDefault();
      entries.at(index % entries.length)?.focus();
    };
    if (event.key === 'ArrowDown') goTo(at + 1);
    else if (event.key === 'ArrowUp') goTo(at - 1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(-1);
    else if (event.key === ' ') {
      event.preventDefault();
      entries.at(at)?.click();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const letter = event.key.toLocaleLowerCase();
      [...entries.slice(at + 1), ...entries].find((entry) => entry.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus();
    }
  };

  return (
    <div className={styles.menu}>
      <button
        ref={buttonRef}
        id={buttonId}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpensAt(isOpen ? null : 'first')}
        onKeyDown={openByArrow}
      >
        {trigger}
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen ? (
        <div ref={panelRef} className={joinClasses(styles.panel, styles[align])} {...dismiss}>
          {header ? <div className={styles.header}>{header}</div> : null}
          <div ref={listRef} id={menuId} role="menu" aria-labelledby={buttonId} className={styles.list} onKeyDown={move}>
            {items.map((item) => {
              const Entry = item.href === undefined ? 'button' : 'a';
              const isSelected = item.id === selectedId;
              return (
                <Entry
                  key={item.id}
                  data-menu-item=""
                  type={item.href === undefined ? 'button' : undefined}
                  href={item.href}
                  lang={item.lang}
                  className={styles.item}
                  tabIndex={-1}
                  role={selectedId === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={selectedId === undefined ? undefined : isSelected}
                  onClick={(event: MouseEvent<HTMLElement>) => {
                    close({ returnsFocus: true });
                    onAction(item.id, event);
                  }}
                >
                  {item.icon}
                  <span className={styles.label}>{item.label}</span>
                  {isSelected ? <Icon name="check" size={16} /> : null}
                </Entry>
              );
            })}
          </div>
        </div>
      ) : null}
    </div>
  );
};
