/** Milliseconds between two requests: fifty a second. */
const pause = 20;
const patience = 60_000;
/** Requests without an answer yet: more of them only make the journey beside them wait. A slow machine is asked as fast as it answers. */
const mostPending = 5;

/**
 * Requests pages of a platform, their files and the list of venues, up to fifty times a second, as one visitor; each request that
 * fails is recorded.
 */
export const startLoad = (origin: string, cookie: string) => {
  const failures: string[] = [];
  const pending = new Set<Promise<void>>();
  let asked = 0;
  let named = ['/remotes/mf-booking/mf-manifest.json'];

  const ask = async (address: string) => {
    try {
      const answer = await fetch(origin + address, { headers: { accept: 'text/html', cookie }, signal: AbortSignal.timeout(patience) });
      const text = await answer.text();
      if (!answer.ok) failures.push(`${address}: ${answer.status}`);
      if (address === '/') named = [...text.matchAll(/<link rel="preload"[^>]*href="(\/remotes\/[^"]+)"/g)].map(([, file = '']) => file);
    } catch (error) {
      failures.push(`${address}: ${error}`);
    }
  };
  const next = () => {
    if (pending.size >= mostPending) return;
    const addresses = ['/', '/remotes.json', '/api/available-venues?countryCode=FRA', ...named];
    const done = ask(addresses[asked++ % addresses.length] ?? '/').finally(() => pending.delete(done));
    pending.add(done);
  };
  const timer = setInterval(next, pause);
  return {
    /** Ends it; how many requests there were, and those that failed. */
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return { asked, failures };
    },
  };
};
