import { guardPage } from '../trusted-types.ts';
import { keepPresses } from './kept-press.ts';

/** A file that the page is made alive with, in the order of use; the first is the shell's own script. */
interface LateFile {
  href: string;
  integrity?: string;
}

const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');
const files: LateFile[] = read('late-files');

/** Signs that somebody is there. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll'];
const passive = { capture: true, passive: true };
/** Milliseconds from the load of the page to its start without any sign: whoever only reads waits for no script. */
const quietFor = 3_000;
const atLatest = 2_000;

const whenIdle = (act: () => void, timeout?: number) => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, timeout === undefined ? undefined : { timeout });
  else setTimeout(act, 1);
};

/** Loads the files, without running them, at the lowest priority: what is seen comes first. */
const fetchAhead = () => {
  for (const { href, integrity } of files) {
    const hint = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', fetchPriority: 'low' });
    // A hint without the hash that the file is loaded with would load it twice.
    if (integrity) Object.assign(hint, { crossOrigin: 'anonymous', integrity });
    hint.href = href;
    document.head.append(hint);
  }
};

let hasBegun = false;
const begin = () => {
  const [main] = files;
  if (hasBegun || !main) return;
  hasBegun = true;
  for (const sign of signs) removeEventListener(sign, begin, passive);
  const script = document.createElement('script');
  script.src = main.href;
  document.head.append(script);
};

guardPage({ factory: Reflect.get(window, 'trustedTypes'), origin: location.origin, pageData: () => read('page-data') });
keepPresses(window);
for (const sign of signs) addEventListener(sign, begin, passive);
addEventListener('load', () => {
  whenIdle(fetchAhead);
  setTimeout(() => whenIdle(begin, atLatest), quietFor);
});
