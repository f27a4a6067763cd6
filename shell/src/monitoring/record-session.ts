/** A visitor's action: never typed text, nor the content of the page. */
export interface Deed {
  /** Milliseconds since the start of the recording. */
  at: number;
  kind: 'page' | 'click' | 'change';
  /** Path without its ids and its query. */
  page: string;
  /** The pressed or changed element, by its kind: `button`, `a /venues/ternes`, `input email`. */
  on?: string;
}

interface Options {
  page: Window;
  send: (address: string, init: RequestInit) => Promise<unknown>;
  headers: () => Record<string, string>;
  newId: () => string;
  /** Instant in milliseconds. */
  now: () => number;
  /** Calls back after each change of the address, until stopped. */
  onNavigation: (tell: () => void) => () => void;
}

const everyMilliseconds = 10_000;
const maxDeedsInPart = 200;
/** Limit for a page that is open for days. */
const maxDeeds = 2_000;

/** A path segment with a digit may be the id of a user's event or quote. */
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
 * Records a visit and sends it to the gateway in parts, the last when the page closes. Returns a function to end it on withdrawn
 * consent: unsent parts are then discarded.
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
      // Anonymous: without the session.
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
