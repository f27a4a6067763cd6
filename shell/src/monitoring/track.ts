import type { Platform, TrackedEvent } from '@plenary/platform';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Events of a search result: Back shows it again without a new search. */
const onceAnEntry: readonly TrackedEvent[] = [
  'InvalidSearch_Sent',
  'ValidSearch_Sent',
  'AnonymousValidSearch_Sent',
  'EmptyResults_Displayed',
  'PricedResults_Displayed',
  'BourseResults_Displayed',
];

interface Options {
  /** Whether the user is one of our own people, who are left out of statistics (spec/booking.md §6). */
  isInternal?: () => boolean;
  /** Tells the deployment's collector. */
  collect?: (event: Record<string, unknown>) => void;
}

/** Pushes the product's named events to a deployment's statistics; those of a search once per history entry. */
export const createTrack = (
  page: Pick<Window, 'history' | 'dataLayer'>,
  { isInternal = () => false, collect = () => {} }: Options = {},
): Platform['track'] => {
  const told = new Set<string>();
  return (event, details = {}) => {
    if (isInternal()) return;
    const name = `${event} ${page.history.state?.key ?? 'first'}`;
    if (onceAnEntry.includes(event)) {
      if (told.has(name)) return;
      told.add(name);
    }
    page.dataLayer ??= [];
    const named = { event, ...details };
    page.dataLayer.push(named);
    collect(named);
  };
};

/**
 * Sends events to a collector, without cookies and without waiting. The plain-text type needs no permission of the collector's
 * (no CORS preflight); a lost event is no fault of the page.
 */
export const createCollector =
  (address: string, { fetch }: Pick<typeof globalThis, 'fetch'>) =>
  (event: Record<string, unknown>): void => {
    const body = JSON.stringify(event);
    fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {});
  };
