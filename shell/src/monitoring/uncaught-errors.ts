type Page = Pick<Window, 'addEventListener'>;

/** Reports errors that no boundary and no caller has caught, unless they are reported elsewhere. */
export const createUncaughtErrors = (page: Page, report: (error: unknown) => void) => {
  const takers = new Set<(event: ErrorEvent) => boolean>();
  page.addEventListener('error', (event) => {
    // Without an error it comes from the browser, or from a script of an extension.
    if (!event.error || [...takers].some((take) => take(event))) return;
    report(event.error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) report(reason);
  });

  return {
    /**
     * Runs `load` and sets as the cause of its failure the error of a script with `path` in its address: the loader of a
     * script only learns that it failed.
     */
    async asCause<T>(path: string, load: () => Promise<T>): Promise<T> {
      let thrown: unknown;
      const take = ({ error, filename }: ErrorEvent) => {
        if (!filename.includes(path)) return false;
        thrown ??= error;
        return true;
      };
      takers.add(take);
      try {
        return await load();
      } catch (error) {
        throw thrown === undefined ? error : new Error(error instanceof Error ? error.message : String(error), { cause: thrown });
      } finally {
        takers.delete(take);
      }
    },
  };
};
export type UncaughtErrors = ReturnType<typeof createUncaughtErrors>;
