type Leaflet = typeof import('leaflet');

let library: Leaflet | null = null;
let loading: Promise<void> | null = null;

/** The library that the configured script brought. */
export const configuredLibrary = (): Leaflet | null => library;

/** Loads the script of a maps service that brings Leaflet (spec/booking.md §7); once, and again after a failure. */
export const loadMapScript = (address: string): Promise<void> => {
  loading ??= insert(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Milliseconds after which a script that does not answer has failed. */
const patience = 10_000;

const insert = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`no map script at ${address}`));
    };
    const timer = setTimeout(fail, patience);
    script.src = address;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      // The library of this build takes the same global name when it is imported.
      library = (globalThis as { L?: Leaflet }).L ?? null;
      if (library) resolve();
      else fail();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
