/** One thing a visitor did: never what they wrote, nor what stood on the page. */
export interface Deed {
  /** Milliseconds since the recording began. */
  at: number;
  kind: 'page' | 'click' | 'change';
  /** Path without its ids and its query. */
  page: string;
  /** What was pressed or changed, by its kind: `button`, `a /venues/ternes`, `input email`. */
  on?: string;
}

interface Options {
  page: Window;
  send: (address: string, init: RequestInit) => Promise<unknown>;
  headers: () => Record<string, string>;
  newId: () => string;
  /** Instant in milliseconds. */
  now: () => number;
  /** Calls back after each change of the address, until it is ended. */
  onNavigation: (tell: () => void) => () => void;
}

const everyMilliseconds = 10_000;
const maxDeedsInPart = 200;
/** A page that is open for days has shown enough. */
const maxDeeds = 2_000;

/** A part of a path with a digit in it may be the id of somebody's event or quote. */
const withoutIds = (path: string): string => path.replace(/[^/]*\d[^/]*/g, ':id');

const nameOf = (target: EventTarget | null): string => {
  const found = target instanceof Element ? target.closest('a, button, input, select, textarea, summary, [role]') : null;
  if (!found) return 'page';
  const kind = found.tagName.toLowerCase();
  if (found instanceof HTMLAnchorElement) return `a ${found.origin === location.origin ? withoutIds(found.pathname) : 'elsewhere'}`;
  const detail = found.getAttribute('role') ?? found.getAttribute('type');
  return detail ? `${kind} ${detail}` : kind;
};

/**
 * Records a visit and tells the gateway of it in parts, the last as the page goes. Answers how to end it as its visitor takes their
 * consent back: what was not told by then never is.
 */
export const startRecording = ({ page, send, headers, newId, now, onNavigation }: Options): (() => void) => {
  const recordingId = newId();
  const began = now();
  let [deeds, told, sequence]: [Deed[], number, number] = [[], 0, 0];
  const note = (kind: Deed['kind'], on?: string) => {
    if (told + deeds.length >= maxDeeds) return;
    deeds.push({ at: now() - began, kind, page: withoutIds(page.location.pathname), ...(on && { on }) });
    if (deeds.length === maxDeedsInPart) tell();
  };
  const tell = () => {
    if (deeds.length === 0) return;
    const body = JSON.stringify({ recordingId, sequence: sequence++, deeds });
    told += deeds.length;
    deeds = [];
    void send('/api/monitoring/recording', {
      method: 'POST',
      // Nobody's: without the session.
      credentials: 'omit',
      keepalive: true,
      headers: { ...headers(), 'content-type': 'application/json', 'x-request-id': newId() },
      body,
    }).catch(() => {});
  };

  const clicked = ({ target }: Event) => note('click', nameOf(target));
  const altered = ({ target }: Event) => note('change', nameOf(target));
  const listening = { capture: true, passive: true };
  page.document.addEventListener('click', clicked, listening);
  page.document.addEventListener('change', altered, listening);
  page.addEventListener('pagehide', tell);
  const timer = page.setInterval(tell, everyMilliseconds);
  const unsubscribe = onNavigation(() => note('page'));
  note('page');

  return () => {
    page.document.removeEventListener('click', clicked, listening);
    page.document.removeEventListener('change', altered, listening);
    page.removeEventListener('pagehide', tell);
    page.clearInterval(timer);
    unsubscribe();
    deeds = [];
  };
};
