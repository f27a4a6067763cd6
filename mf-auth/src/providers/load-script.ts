const patience = 10_000;
const loading = new Map<string, Promise<void>>();

/** Loads another site's script into the page, once; the next call retries a failed one. */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address);
  if (known) return known;
  const loaded = insert(address);
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
};

const insert = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`no script at ${address}`));
    };
    const timer = setTimeout(fail, patience);
    script.src = address;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
