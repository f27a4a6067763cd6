import { evaluateBuilds } from './evaluate-builds.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';

/**
 * The process that runs the code of shell and remotes for pages that come rendered. It has no secret of the gateway, and asks services
 * through it alone, as a visitor without a session.
 */
const send = (message: FromRenderer) => void process.send?.(message);

const waiting = new Map<number, (response: Response) => void>();
let lastCall = 0;

const callAsVisitor: typeof fetch = (address, { signal, method = 'GET' } = {}) => {
  if (method !== 'GET') return Promise.reject(new Error(`a page that is rendered does not ${method}`));
  const id = ++lastCall;
  return new Promise((resolve, reject) => {
    const stop = () => {
      waiting.delete(id);
      reject(signal?.reason);
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    waiting.set(id, (response) => {
      signal?.removeEventListener('abort', stop);
      resolve(response);
    });
    send({ type: 'call', id, address: String(address) });
  });
};

const builds = evaluateBuilds(callAsVisitor);

const render = async ({ id, asked }: Extract<ToRenderer, { type: 'render' }>) => {
  try {
    const { shell: _, remote: place, loadingTime, ...page } = asked;
    const shell = builds.shell(asked.shell);
    const remote = place && { ...builds.remote(shell, place), name: place.name, version: place.version };
    const answer = await shell.render({ ...page, remote, signal: AbortSignal.timeout(loadingTime) });
    send({ type: 'rendered', id, answer, memory: process.memoryUsage.rss() });
  } catch (error) {
    send({ type: 'failed', id, error: error instanceof Error ? String(error.stack) : String(error), memory: process.memoryUsage.rss() });
  }
};

process.on('message', (message: ToRenderer) => {
  if (message.type === 'render') return void render(message);
  const answer = waiting.get(message.id);
  waiting.delete(message.id);
  const { status, body } = message;
  answer?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
});
// The gateway is gone, or stops.
process.on('disconnect', () => process.exit(0));
send({ type: 'ready' });
