import { type ChildProcess, fork } from 'node:child_process';
import type { DrawnAnswer, FromRenderer, PageAsked, ToRenderer } from './messages.ts';

/** A page could not be rendered: the browser renders it. */
export class NotRendered extends Error {}
/** No renderer takes a page now: it starts, or has enough to do. Told at once, so that asking costs nothing. */
export class NoRenderer extends NotRendered {}

interface Options {
  /** File of the process, and what Node is started with for it. */
  entry: string;
  execArgv?: readonly string[];
  count: number;
  /** Asks a service as a visitor without a session; answers the status and the body. */
  call: (address: string) => Promise<{ status: number; body: string }>;
  log: (event: Record<string, unknown>, message: string) => void;
  /** Milliseconds until a renderer that does not answer is replaced; longer while it may be reading a build for the first time. */
  hangs?: { usual: number; first: number };
}

/** Megabytes. */
const heap = 256;
const memoryAtMost = 700 * 1024 ** 2;
/** Pages that wait for one renderer. */
const queue = 20;
/** Milliseconds before the next start of a renderer that ended, doubled each time that it renders nothing. */
const pauses = { first: 100, longest: 30_000 };

interface Waiting {
  resolve: (answer: DrawnAnswer) => void;
  reject: (error: Error) => void;
  /** The builds that it needs. */
  builds: string;
  timer: NodeJS.Timeout;
}

/** The queue of one process. */
const createWaitingList = () => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  return {
    size: () => waiting.size,
    add: (one: Waiting): number => {
      waiting.set(++last, one);
      return last;
    },
    take: (id: number): Waiting | undefined => {
      const one = waiting.get(id);
      waiting.delete(id);
      clearTimeout(one?.timer);
      return one;
    },
    rejectAll(error: Error) {
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(error);
      }
      waiting.clear();
    },
  };
};

/** A process that is started anew whenever it ends, until it is stopped. */
const keepProcess = ({ entry, execArgv = [], log }: Pick<Options, 'entry' | 'execArgv' | 'log'>, on: ProcessEvents) => {
  let child: ChildProcess | undefined;
  let isStopped = false;
  let pause = pauses.first;
  let restart: NodeJS.Timeout | undefined;
  const start = () => {
    // No secret of the gateway is among its variables.
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', TZ: process.env.TZ };
    child = fork(entry, [], { execArgv: [...execArgv, `--max-old-space-size=${heap}`], env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.on('message', on.message);
    child.once('error', (error) => log({ err: error }, 'a renderer'));
    child.once('exit', (code, signal) => {
      on.end(String(signal ?? code));
      if (isStopped) return;
      restart = setTimeout(start, pause);
      pause = Math.min(pause * 2, pauses.longest);
    });
  };
  start();
  return {
    tell: (message: ToRenderer) => void (child?.connected && child.send(message, () => {})),
    isWell: () => {
      pause = pauses.first;
    },
    replace(reason: string) {
      log({ reason }, 'a renderer is replaced');
      child?.kill('SIGKILL');
    },
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
};

interface ProcessEvents {
  message: (message: FromRenderer) => void;
  end: (reason: string) => void;
}

/** One renderer: replaced when it hangs or has taken too much memory. */
const startRenderer = ({ call, hangs = { usual: 3_000, first: 15_000 }, ...options }: Omit<Options, 'count'>) => {
  const waiting = createWaitingList();
  /** Builds that this process has read. */
  const warm = new Set<string>();
  let isReady = false;
  const answer = async (id: number, address: string) => {
    const answered = await call(address).catch(() => ({ status: 503, body: '{}' }));
    renderer.tell({ type: 'answered', id, ...answered });
  };
  const end = (message: Extract<FromRenderer, { memory: number }>) => {
    const one = waiting.take(message.id);
    if (one) warm.add(one.builds);
    if (message.type === 'failed') one?.reject(new NotRendered(message.error));
    else {
      renderer.isWell();
      one?.resolve(message.answer);
    }
    if (message.memory > memoryAtMost) renderer.replace('it has taken too much memory');
  };
  const renderer = keepProcess(options, {
    message(message) {
      if (message.type === 'ready') isReady = true;
      else if (message.type === 'call') void answer(message.id, message.address);
      else end(message);
    },
    end(reason) {
      isReady = false;
      warm.clear();
      waiting.rejectAll(new NotRendered(`the renderer ended: ${reason}`));
    },
  });
  return {
    load: () => (isReady ? waiting.size() : Number.POSITIVE_INFINITY),
    render: (asked: PageAsked): Promise<DrawnAnswer> =>
      new Promise((resolve, reject) => {
        const builds = [asked.shell, asked.remote].map((place) => `${place?.folder} ${place?.integrity}`).join();
        const timer = setTimeout(() => renderer.replace('it does not answer'), warm.has(builds) ? hangs.usual : hangs.first);
        const id = waiting.add({ resolve, reject, builds, timer });
        renderer.tell({ type: 'render', id, asked });
      }),
    stop: renderer.stop,
  };
};

/** Starts the renderers. None of them ever has more than its share to do: `render` throws NoRenderer at once then. */
export const startRenderers = ({ count, ...options }: Options) => {
  const renderers = Array.from({ length: count }, () => startRenderer(options));
  return {
    /** Renders a page, however long it takes. Throws NotRendered, NoRenderer. */
    async render(asked: PageAsked): Promise<DrawnAnswer> {
      const [free] = renderers.toSorted((a, b) => a.load() - b.load());
      if (!free || free.load() >= queue) throw new NoRenderer('no renderer is free');
      return free.render(asked);
    },
    stop: async () => void (await Promise.all(renderers.map((renderer) => renderer.stop()))),
  };
};
export type Renderers = ReturnType<typeof startRenderers>;
