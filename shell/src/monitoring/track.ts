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

/** Pushes the product's named events to a deployment's statistics; those of a search once per history entry. */
export const createTrack = (
  page: Pick<Window, 'history' | 'dataLayer'>,
  /** Whether the user is staff, who are left out of statistics (spec/booking.md §6). */
  isInternal: () => boolean = () => false,
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
    page.dataLayer.push({ event, ...details });
  };
};
