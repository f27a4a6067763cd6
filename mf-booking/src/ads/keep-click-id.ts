const storageKey = 'ads-click-id';
const parameter = 'gclid';
const maxLength = 200;

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;
const ofThisVisit: OpenStorage = () => sessionStorage;

/**
 * Stores the ad click id of an address until the tab is closed (spec/booking.md §7). Without browser storage nothing
 * is stored.
 */
export const keepClickId = (query: string, storage: OpenStorage = ofThisVisit): void => {
  const id = new URLSearchParams(query).get(parameter)?.trim();
  if (!id || id.length > maxLength) return;
  try {
    storage().setItem(storageKey, id);
  } catch {
    // A lead without its ad is worth as much.
  }
};

/** The ad click id of this visit. */
export const keptClickId = (storage: OpenStorage = ofThisVisit): string | undefined => {
  try {
    return storage().getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
};
