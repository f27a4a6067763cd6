import type { KeyboardEvent } from 'react';
import { areSingleKeysOn } from '../desk/single-keys.ts';

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus from card to card in a column by J and K or the arrows up and down, to the next column by left and right. */
export const useCardKeys = () => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || !target.hasAttribute('data-card') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key.length === 1 && !areSingleKeysOn()) return;
    const cardsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-card]')];
    const columns = [...currentTarget.children].map(cardsIn).filter((cards) => cards.length > 0);
    const column = columns.findIndex((cards) => cards.includes(target));
    const row = columns[column]?.indexOf(target) ?? -1;
    const aside = columns[column + (key === 'ArrowRight' ? 1 : -1)];
    const isAside = key === 'ArrowRight' || key === 'ArrowLeft';
    const next = isAside ? aside?.[Math.min(row, aside.length - 1)] : columns[column]?.[row + (steps[key] ?? 0)];
    if (!next || next === target) return;
    event.preventDefault();
    next.focus();
  },
});
