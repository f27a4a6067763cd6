import { createConnection, type Socket } from 'node:net';

export interface Load {
  perSecond: number;
  /** Milliseconds, sorted. */
  latencies: number[];
}

interface Options {
  connections: number;
  seconds: number;
}

/** The text of a GET on a connection that is kept. */
export const getText = (path: string, headers: Record<string, string> = {}): string =>
  [`GET ${path} HTTP/1.1`, ...Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );

/**
 * Sends texts of requests in turn, the next on a connection when the last is answered. Plain sockets: a client that makes requests and
 * answers of them would be slower than what it measures. Throws at an answer that is not 200 or has no length.
 */
export const rawLoad = async (origin: string, texts: readonly string[], { connections, seconds }: Options): Promise<Load> => {
  const { hostname, port } = new URL(origin);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  let turn = 0;
  const next = () => texts[turn++ % texts.length] ?? '';
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
      let sent = performance.now();
      socket.once('connect', () => {
        sent = performance.now();
        socket.write(next());
      });
      readAnswers(socket, (status) => {
        const now = performance.now();
        if (status !== 200) return void socket.destroy(new Error(`${origin} answered ${status}`));
        latencies.push(now - sent);
        if (now >= end) return void socket.end();
        sent = now;
        socket.write(next());
      });
      socket.once('error', reject);
      socket.once('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, run));
  const took = (performance.now() - start) / 1_000;
  return { perSecond: latencies.length / took, latencies: latencies.sort((a, b) => a - b) };
};

const endOfHead = '\r\n\r\n';

/** Tells the status of each whole answer. */
const readAnswers = (socket: Socket, onAnswer: (status: number) => void): void => {
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
    for (;;) {
      const head = text.indexOf(endOfHead);
      if (head === -1) return;
      const length = lengthOf(text, head);
      if (length === undefined) return void socket.destroy(new Error(`an answer without a length: ${text.slice(0, head)}`));
      const whole = head + endOfHead.length + length;
      if (text.length < whole) return;
      const status = Number(text.slice(9, 12));
      text = text.slice(whole);
      onAnswer(status);
    }
  });
};

/** Bytes of the body, 0 for one that is sent in an empty answer. */
const lengthOf = (text: string, head: number): number | undefined => {
  const at = text.toLowerCase().indexOf('content-length:');
  return at === -1 || at > head ? undefined : Number.parseInt(text.slice(at + 15, head), 10);
};
