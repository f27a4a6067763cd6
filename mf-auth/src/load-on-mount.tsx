import { type ComponentType, useEffect, useState } from 'react';

interface Options<Props extends object> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * A part that loads on mount. React.lazy and the router's `lazy` remember a lost chunk for good; here every mount
 * retries, so that the shell's retry works without a reload. It also avoids React's 300 ms wait after a fallback.
 */
export const LoadOnMount = <Props extends object>({ load, props }: Options<Props>) => {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | { error: unknown } | null>(null);
  useEffect(() => {
    let isGone = false;
    const arrive = (result: typeof loaded) => {
      if (!isGone) setLoaded(result);
    };
    load().then(
      (Part) => arrive({ Part }),
      (error: unknown) => arrive({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  if (!loaded) return null;
  if ('error' in loaded) throw loaded.error;
  return <loaded.Part {...props} />;
};
