import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { actorHeader, actorTokens } from '@plenary/service-kit/actor';
import { testSecret, testUser } from '@plenary/service-kit/testing/as-actor';
import { compare, connections, inTurns, median, range, rounds } from './in-turns.ts';
import { heading, ms, quantile, row } from './measure.ts';
import { getText } from './raw-load.ts';
import { startNginx } from './start-nginx.ts';
import { type Program, startNode } from './start-program.ts';

const tokens = actorTokens({ secret: testSecret });
/** More than are sent in a round. */
const tokensEach = 40_000;
const visitor = async () => tokens.sign({ kind: 'visitor', address: '192.0.2.1' });
/** A token of its own for each call, none of which was seen before. */
const customers = () =>
  Promise.all(Array.from({ length: tokensEach }, (_, n) => tokens.sign(testUser({ address: `192.0.2.${n % 250}`, phone: `${n}` }))));

/** What every call of a service costs beside its `/livez`, which passes none of what stands before a call. */
const benchService = async (): Promise<void> => {
  heading(
    `A service's call that does nothing, beside its /livez: ${connections} connections, ${rounds} rounds in turns, median (least to most)`,
  );
  const program = await startNode('bench/programs/null-service.ts', { ACTOR_SECRET: testSecret });
  const call = (token: string) => getText('/api/nothing', { [actorHeader]: token, 'x-request-id': 'request-0001' });
  try {
    compare(
      await inTurns([
        { name: '/livez', program, texts: async () => [getText('/livez')] },
        { name: 'a call, a token seen before', program, texts: async () => [call(await visitor())] },
        { name: 'a call, each a token of its own', program, texts: async () => (await customers()).map(call) },
      ]),
    );
  } finally {
    await program.stop();
  }
};

const startGateway = (upstream: string, dataDir: string): Promise<Program> =>
  startNode(path.join(root, 'gateway/dist/main.mjs'), {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    WEB_ROOT: root,
    ACTOR_SECRET: testSecret,
    LOG_LEVEL: 'error',
    // The load is what is measured, not its limit.
    MAX_IN_FLIGHT: '64',
    ...Object.fromEntries(['BOOKING', 'IDENTITY', 'DOCUMENTS', 'SURVEY'].map((name) => [`${name}_URL`, upstream])),
  });

/** The gateway before a service that costs nothing, in turns with Node's own client and nginx before the same. */
const benchForwarding = async (): Promise<void> => {
  heading(`The gateway before a service that costs nothing: ${connections} connections, ${rounds} rounds in turns, median (least to most)`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  const upstream = await startNode('bench/programs/null-upstream.ts');
  const plain = await startNode('bench/programs/plain-proxy.ts', { TARGET: upstream.origin });
  const gateway = await startGateway(upstream.origin, dataDir);
  const nginx = await startNginx(upstream.origin);
  if (!nginx) row('nginx', 'is not installed here: that comparison is left out');
  const texts = async () => [getText('/api/calendars/BEL')];
  const targets = [
    { name: "ten lines of Node's http", program: plain, texts },
    { name: 'gateway', program: gateway, texts },
    ...(nginx ? [{ name: 'nginx', program: nginx, texts }] : []),
    { name: 'the service itself', program: upstream, texts },
  ];
  try {
    compare(await inTurns(targets));
    const alone = await inTurns(targets, 1);
    const p50s = (name: string) =>
      [...alone].flatMap(([target, runs]) => (target.name === name ? runs.map(({ latencies }) => quantile(latencies, 0.5)) : []));
    const direct = p50s('the service itself');
    for (const { name } of targets.slice(0, -1)) {
      const added = p50s(name).map((p50, round) => p50 - (direct[round] ?? 0));
      row(`${name}, one connection`, `p50 ${ms(median(p50s(name)))}`, `added ${range(added, 3)} ms`);
    }
  } finally {
    await Promise.all([gateway, plain, nginx, upstream].map((program) => program?.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** What a call costs that asks for nothing (guarantees: twice `/livez`; through the gateway as many as ten lines of Node's http). */
export const benchCalls = async (): Promise<void> => {
  await benchService();
  await benchForwarding();
};
