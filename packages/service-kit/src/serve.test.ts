import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { leavingHeader } from './draining.ts';
import { type Listening, serveApp } from './serve.ts';

/** An app whose one answer waits until it is let go. */
const createSlowApp = () => {
  const app = new Hono();
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  app.get('/slow', async (context) => {
    arrive();
    await released;
    return context.text('done');
  });
  app.get('/quick', (context) => context.text('quick'));
  return { app, arrived, release };
};

const textOf = async (answer: IncomingMessage) => {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
};
const ask = async ({ port }: Listening, path: string, agent?: Agent) => {
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage];
  return textOf(answer);
};

describe('a stopping server', () => {
  it('lets a running request end, takes no new one, and is then gone', async () => {
    const { app, arrived, release } = createSlowApp();
    const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
    const running = ask(server, '/slow');
    await arrived;
    const stopped = server.stop(60_000);
    await expect(ask(server, '/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    release();
    expect(await running).toBe('done');
    await stopped;
  });

  it('does not wait for keep-alive connections, neither idle ones nor that of a running request', async () => {
    const { app, arrived, release } = createSlowApp();
    const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    await ask(server, '/quick', agent);
    const running = ask(server, '/slow', agent);
    await arrived;
    const idle = new Agent({ keepAlive: true });
    await ask(server, '/quick', idle);
    const stopped = server.stop(60_000);
    release();
    expect(await running).toBe('done');
    await stopped;
    agent.destroy();
    idle.destroy();
  });

  it('answers a request that comes on a connection which was kept alive, and lets it be the last', async () => {
    const { app } = createSlowApp();
    const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(server, '/quick', agent);
    const stopped = server.stop(60_000);
    const [answer] = (await once(get({ host: '127.0.0.1', port: server.port, path: '/quick', agent }), 'response')) as [IncomingMessage];
    expect(answer.headers).toMatchObject({ connection: 'close', [leavingHeader]: '1' });
    expect(await textOf(answer)).toBe('quick');
    await stopped;
    agent.destroy();
  });

  it('cuts what is still running once the grace is over', async () => {
    const { app, arrived } = createSlowApp();
    const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
    const running = ask(server, '/slow');
    const outcome = expect(running).rejects.toMatchObject({ code: 'ECONNRESET' });
    await arrived;
    await server.stop(1);
    await outcome;
  });
});

it('a port that is taken stops the start', async () => {
  const { app } = createSlowApp();
  const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
  await expect(serveApp(app, { host: '127.0.0.1', port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop(1_000);
});

it('what is no HTTP is answered 400 and cut', async () => {
  const { app } = createSlowApp();
  const server = await serveApp(app, { host: '127.0.0.1', port: 0 });
  const socket = connect(server.port, '127.0.0.1');
  socket.end('this is no request\r\n\r\n');
  const [answer] = await once(socket.setEncoding('utf8'), 'data');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  await server.stop(1_000);
});
