import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';
import type { MenuProps } from './menu-props.ts';

export interface MenuPanelProps extends Omit<MenuProps, 'label' | 'trigger'> {
  id: string;
  /** The list is in the same landmark as its button. */
  place: HTMLElement;
  buttonId: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  opensAt: 'first' | 'last';
  onClose: () => void;
}

const useClosing = ({ buttonRef, onClose }: Pick<MenuPanelProps, 'buttonRef' | 'onClose'>) => {
  const panelRef = useRef<HTMLElement>(null);
  // Without this the focus is on its way back for a while, and keys pressed then are lost.
  const close = () => {
    if (panelRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
    onClose();
  };
  const closeOutside = useEffectEvent(({ target }: Event) => {
    const isInside = [panelRef, buttonRef].some(({ current }) => target instanceof Node && current?.contains(target));
    if (!isInside) onClose();
  });
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  // The popover's own rules would also close the list whenever the page scrolls, as it does when its content changes.
  useEffect(() => {
    const leave = (event: Event) => closeOutside(event);
    const press = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press, true);
    };
  }, []);
  return { panelRef, close };
};

/** The list of a menu, open from the start. */
export const MenuPanel = ({ items, selectedId, selectedIds, onAction, onLink, header, align = 'end', ...opened }: MenuPanelProps) => {
  const { buttonRef } = opened;
  const { panelRef, close } = useClosing(opened);
  const selected = selectedIds ?? (selectedId === undefined ? [] : [selectedId]);
  return (
    // The shell's header has no provider of its own around it.
    <I18nProvider locale={document.documentElement.lang || undefined}>
      <Popover
        ref={panelRef}
        isOpen
        // The page lives on: one press outside does what was pressed.
        isNonModal
        UNSTABLE_portalContainer={opened.place}
        triggerRef={buttonRef}
        placement={`bottom ${align}`}
        offset={8}
        containerPadding={16}
        className={styles.panel ?? ''}
      >
        {header ? <div className={styles.header}>{header}</div> : null}
        <Menu
          id={opened.id}
          className={styles.list ?? ''}
          aria-labelledby={opened.buttonId}
          autoFocus={opened.opensAt}
          shouldFocusWrap
          selectionMode={selectedIds ? 'multiple' : selectedId === undefined ? 'none' : 'single'}
          selectedKeys={selected}
          onAction={(key) => onAction?.(String(key))}
          onClose={close}
        >
          {items.map(({ id, label, icon, href, lang }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              href={href}
              lang={lang}
              className={styles.item ?? ''}
              onClick={href === undefined ? undefined : (event) => onLink?.(id, event)}
            >
              {icon}
              <span className={styles.label}>{label}</span>
              {selected.includes(id) ? <Icon name="check" size={16} /> : null}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
};
