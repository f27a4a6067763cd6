import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds that the pointer rests before a card comes, and may be away before it goes. */
const rest = 250;

/** A cell with something to say, by the state that it is drawn with. */
const held = '[data-row]:is([data-state^="option"], [data-state="confirmed"], [data-state="blocked"])';

/**
 * The held or blocked cell of a grid that the pointer rests on, or that the keyboard has brought the focus to; null: none. Its card goes with Escape, stays
 * while the pointer is on the card or the focus on the cell, and shows nothing while something is pressed (WCAG 1.4.13).
 */
export const useSlotCard = (grid: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>): HTMLElement | null => {
  const [cell, setCell] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const cells = grid.current;
    if (!cells) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null, wait = 0) => {
      clearTimeout(timer);
      if (wait === 0) setCell(next);
      else timer = setTimeout(() => setCell(next), wait);
    };
    /** What has the focus by the keyboard keeps its card. */
    const focused = () => {
      const active = document.activeElement;
      return active instanceof HTMLElement && cells.contains(active) && active.matches(`${held}:focus-visible`) ? active : null;
    };
    let isDismissed = false;
    const kept = () => (isDismissed ? null : focused());
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons > 0) return;
      const target = event.target instanceof Element ? event.target : null;
      if (card.current?.contains(target)) return clearTimeout(timer);
      const under = target?.closest<HTMLElement>(held) ?? null;
      show(cells.contains(under) && under ? under : kept(), rest);
    };
    const focus = () => {
      isDismissed = false;
      const next = focused();
      if (next) show(next);
    };
    const blur = (event: FocusEvent) => setCell((shown) => (shown === event.target ? null : shown));
    const press = () => show(null);
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      isDismissed = true;
      show(null);
    };
    const listeners = Object.entries({ pointerover: over, pointerdown: press, keydown: key }) as [string, EventListener][];
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    cells.addEventListener('focusin', focus);
    cells.addEventListener('focusout', blur);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
      cells.removeEventListener('focusin', focus);
      cells.removeEventListener('focusout', blur);
    };
  }, [grid, card]);

  return cell;
};
