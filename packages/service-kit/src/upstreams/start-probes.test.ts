import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from '../serve.ts';
import { createReplicas } from './create-replicas.ts';
import { askReadiness, startProbes } from './start-probes.ts';

/** A replica whose answer to /readyz can be changed; `asked` resolves when it is asked the next time. */
const startCopy = async () => {
  const answer: { status: number | 'never' } = { status: 200 };
  const waiting: (() => void)[] = [];
  const urls: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    urls.push(url);
    for (const arrive of waiting.splice(0)) arrive();
    if (answer.status !== 'never') response.writeHead(answer.status).end('{}');
  });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    ...{ answer, urls, origin: `http://127.0.0.1:${listening.port}` },
    asked: () => new Promise<void>((resolve) => waiting.push(resolve)),
    stop: () => listening.stop(0),
  };
};
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

it('every replica is asked again and again; what it answers decides, and one that hangs keeps no other waiting', async () => {
  const [well, hanging] = await Promise.all([startCopy(), startCopy()]);
  hanging.answer.status = 'never';
  const replicas = createReplicas({ name: 'booking', origins: [well.origin, hanging.origin] });
  const probes = startProbes({ services: [replicas], ask: askReadiness({ answerTimeout: 20 }), everyMilliseconds: 1 });
  const ready = () => replicas.states().map(({ isReady }) => isReady);
  await until(() => ready().join() === 'true,false');
  well.answer.status = 503;
  await until(() => ready().join() === 'false,false');
  hanging.answer.status = 200;
  await until(() => ready().join() === 'false,true');
  expect(replicas.choose()?.origin).toBe(hanging.origin);
  expect(new Set([...well.urls, ...hanging.urls])).toEqual(new Set(['/readyz']));
  await probes.stop();
  await Promise.all([well.stop(), hanging.stop()]);
});

it('a replica that is gone is not ready', async () => {
  const replica = await startCopy();
  const replicas = createReplicas({ name: 'booking', origins: [replica.origin] });
  await replica.stop();
  const probes = startProbes({ services: [replicas], ask: askReadiness(), everyMilliseconds: 1 });
  await until(() => replicas.states()[0]?.isReady === false);
  await probes.stop();
  expect(replicas.states()).toMatchObject([{ isReady: false }]);
});

/** The channel to a supervisor, as a process has it. */
const startChannel = () => {
  const heard = new EventEmitter();
  const channel = {
    on: (event: 'message', listener: (message: unknown) => void) => heard.on(event, listener),
    off: (event: 'message', listener: (message: unknown) => void) => heard.off(event, listener),
    send: (message: { id: string }) => heard.emit('noted', message),
  };
  const tell = async (type: string, origin: string) => {
    const noted = once(heard, 'noted');
    heard.emit('message', { type, origin, id: `${type} ${origin}` });
    return (await noted)[0];
  };
  return { channel, heard, tell };
};

it('a replica that the supervisor says leaves is called no more, whatever it still answers, and again once it is said to be back', async () => {
  const [one, two] = await Promise.all([startCopy(), startCopy()]);
  const replicas = createReplicas({ name: 'booking', origins: [one.origin, two.origin] });
  const { channel, heard, tell } = startChannel();
  const probes = startProbes({ services: [replicas], ask: askReadiness(), everyMilliseconds: 1, channel });
  const chosen = () => new Set([1, 2, 3, 4].map(() => replicas.choose()?.origin));

  expect(await tell('replica-leaves', one.origin)).toEqual({ type: 'noted', id: `replica-leaves ${one.origin}` });
  expect(chosen()).toEqual(new Set([two.origin]));
  for (let left = 3; left > 0; left--) await one.asked();
  expect(chosen()).toEqual(new Set([two.origin]));

  expect(await tell('replica-is-back', one.origin)).toMatchObject({ type: 'noted' });
  expect(chosen()).toEqual(new Set([one.origin, two.origin]));

  expect(await tell('replica-leaves', 'http://127.0.0.1:1')).toMatchObject({ type: 'noted' });
  heard.emit('message', 'throw');
  await probes.stop();
  expect(heard.listenerCount('message')).toBe(0);
  await Promise.all([one.stop(), two.stop()]);
});

it('a replica that is not ready is not said to be back', async () => {
  const [one, two] = await Promise.all([startCopy(), startCopy()]);
  one.answer.status = 503;
  const replicas = createReplicas({ name: 'booking', origins: [one.origin, two.origin] });
  const { channel, heard, tell } = startChannel();
  const first = one.asked();
  const probes = startProbes({ services: [replicas], ask: askReadiness(), everyMilliseconds: 60_000, channel });
  await first;
  const second = one.asked();
  heard.emit('message', { type: 'replica-is-back', origin: one.origin, id: 'too early' });
  await second;
  one.answer.status = 200;
  expect(await tell('replica-is-back', one.origin)).toEqual({ type: 'noted', id: `replica-is-back ${one.origin}` });
  await probes.stop();
  await Promise.all([one.stop(), two.stop()]);
});
