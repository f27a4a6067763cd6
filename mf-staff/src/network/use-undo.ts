import { useRef } from 'react';
import { usePageKey } from '../desk/use-page-key.ts';

interface Step<Part> {
  before: Part;
  after: Part;
  /** Where it was typed; null: it was pressed or chosen. */
  field: Element | null;
}

interface Options<Part> {
  /** Whether the editor shows a part as it was left. */
  isShown: (part: Part) => boolean;
  show: (part: Part) => void;
}

const textBoxes = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';
const typedIn = (): Element | null => (document.activeElement?.matches(textBoxes) ? document.activeElement : null);

const wantedBy = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
};

/**
 * Ctrl+Z, or Cmd+Z, takes back the last change of an editor, in whatever field it was; with Shift, or by Ctrl+Y, it is made again. What is
 * typed in one go is one step. A save ends nothing: a step back is then a change that waits to be saved. A step is passed over where its part
 * shows something else by now, as after another person's save. Without a step, and in a dialog, the keys are the browser's.
 */
export const useUndo = <Part>({ isShown, show }: Options<Part>) => {
  const done = useRef<Step<Part>[]>([]);
  const undone = useRef<Step<Part>[]>([]);
  const go = (wanted: 'undo' | 'redo'): boolean => {
    const [from, to] = wanted === 'undo' ? [done.current, undone.current] : [undone.current, done.current];
    for (let step = from.pop(); step; step = from.pop()) {
      const [left, next] = wanted === 'undo' ? [step.after, step.before] : [step.before, step.after];
      if (!isShown(left)) continue;
      to.push({ ...step, field: null });
      show(next);
      return true;
    }
    return false;
  };
  usePageKey((event) => {
    const wanted = wantedBy(event);
    if (!wanted || document.querySelector('[data-modal]')) return;
    if (go(wanted)) event.preventDefault();
  });
  /** Remembers a change that is being made. */
  return (before: Part, after: Part): void => {
    const field = typedIn();
    const last = done.current.at(-1);
    undone.current = [];
    if (last && field !== null && last.field === field && isShown(last.after)) last.after = after;
    else done.current.push({ before, after, field });
  };
};
