import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Listening, listen, serverLimits } from './serve.ts';

const patient = { longestSilence: 60_000, longestAnswer: 60_000 };
/** The platform's limits, shortened so that a test need not wait. */
const short = { ...serverLimits, headersTimeout: 40, requestTimeout: 80, connectionsCheckingInterval: 10 };

let server: Listening | undefined;
const seen: string[] = [];
const start = async (
  answer: RequestListener,
  { limits = patient, sending = short }: { limits?: typeof patient; sending?: typeof short } = {},
) => {
  const listener: RequestListener = (request, response) => {
    seen.push(request.url ?? '');
    answer(request, response);
  };
  server = await listen(createServer(sending, listener), { host: '127.0.0.1', port: 0 }, limits);
};
afterEach(async () => {
  seen.length = 0;
  await server?.stop(0);
  server = undefined;
});

const open = async (): Promise<Socket> => {
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};
/** Writes a piece now and then until the other side closes; answers what it was told. */
const drip = async (socket: Socket, begin: string, piece: string): Promise<string> => {
  let told = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  socket.write(begin);
  const timer = setInterval(() => socket.write(piece), 5);
  // A piece written at the cut is answered by a reset, which is a cut as well.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return told;
};

it('the platform gives a client 5 s for its headers and 15 s for all it sends, and looks every half second', () => {
  expect(serverLimits).toMatchObject({ headersTimeout: 5_000, requestTimeout: 15_000, connectionsCheckingInterval: 500 });
});

describe('a client that sends slowly', () => {
  it('headers without end is answered 408 and cut', async () => {
    await start((_request, response) => void response.end('done'));
    const told = await drip(await open(), 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-drip: 1\r\n');
    expect(told).toMatch(/^HTTP\/1\.1 408 /);
    expect(seen).toEqual([]);
  });

  it('a body without end is answered 408 and cut, in chunks too', async () => {
    await start((request, response) => void request.resume().once('end', () => response.end('done')));
    const byLength = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n';
    const chunked = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
    expect(await drip(await open(), byLength, 'x')).toMatch(/^HTTP\/1\.1 408 /);
    expect(await drip(await open(), chunked, '1\r\nx\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('nothing at all is cut', async () => {
    await start((_request, response) => void response.end('done'));
    const socket = await open();
    socket.resume();
    await once(socket, 'close');
    expect(seen).toEqual([]);
  });
});

describe('a client that reads slowly', () => {
  // More than the system itself takes on the way.
  const large = Buffer.alloc(32_000_000);
  /** Answers everything at once; reports when the connection is closed. */
  const startLarge = (limits: typeof patient) =>
    new Promise<{ closed: Promise<void> }>((started, failed) => {
      const closed = new Promise<void>((resolve) => {
        const answer: RequestListener = (_request, response) => {
          response.once('close', resolve);
          response.end(large);
        };
        // A busy machine may be late with the request itself: that is not what is looked at here.
        start(answer, { limits, sending: serverLimits }).then(() => started({ closed }), failed);
      });
    });
  /** The rest of the request. */
  const rest = async (socket: Socket): Promise<number> => {
    let bytes = 0;
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    socket.resume();
    if (!socket.closed) await once(socket, 'close');
    return bytes;
  };
  const get = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

  it('not at all is cut after a while', async () => {
    const { closed } = await startLarge({ ...patient, longestSilence: 100 });
    const socket = await open();
    socket.pause().write(get);
    await closed;
    expect(await rest(socket)).toBeLessThan(large.length);
  });

  it('drop by drop is cut once it has had its time', async () => {
    const { closed } = await startLarge({ ...patient, longestAnswer: 150 });
    const socket = await open();
    socket.pause().write(get);
    const timer = setInterval(() => socket.read(16), 5);
    await closed;
    clearInterval(timer);
    expect(await rest(socket)).toBeLessThan(large.length);
  });

  it('but gets all of it in time is left alone', async () => {
    await startLarge(patient);
    const socket = await open();
    socket.write(get);
    socket.on('data', () => {
      socket.pause();
      setImmediate(() => socket.resume());
    });
    expect(await rest(socket)).toBeGreaterThan(large.length);
  });
});
