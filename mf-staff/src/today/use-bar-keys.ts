import type { KeyboardEvent } from 'react';
import { areSingleKeysOn } from '../desk/single-keys.ts';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** From the link of a bar J and K go to the next and the previous one, through all lanes; Enter opens it as any link. */
export const useBarKeys = () => ({
  onKeyDown: ({ key, target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) => {
    const step = steps[key];
    if (step === undefined || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return;
    const bars = [...currentTarget.querySelectorAll<HTMLElement>('li a')];
    const at = bars.indexOf(target as HTMLElement);
    const next = at < 0 ? undefined : bars[at + step];
    if (!next) return;
    next.focus();
  },
});
