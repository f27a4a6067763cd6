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
