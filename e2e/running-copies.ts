import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabases } from '@plenary/service-kit/testing/create-databases';
import { startCluster } from '@plenary/service-kit/testing/postgres-cluster';

const root = path.resolve(import.meta.dirname, '..');
const databases = ['booking', 'identity', 'survey'] as const;
const services = [...databases, 'documents'] as const;
type Service = (typeof services)[number];
type Name = `${Service | 'gateway'}-${0 | 1}`;
const names: readonly Name[] = ['booking-0', 'booking-1', 'identity-0', 'survey-0', 'documents-0', 'gateway-0', 'gateway-1'];

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};

/** The production builds with two gateways before two copies of svc-booking and one of each other service, on one PostgreSQL. */
export const startCopies = async () => {
  const cluster = await startCluster();
  const folder = mkdtempSync(path.join(tmpdir(), 'plenary-two-'));
  const databaseUrls = Object.entries(await createDatabases(cluster, databases)).map(([name, url]) => [
    `DATABASE_URL_${name.toUpperCase()}`,
    url,
  ]);
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()] as const))) as Record<Name, number>;
  const origin = (name: Name) => `http://127.0.0.1:${ports[name]}`;
  const urls = services.map((service) => {
    const copies = names.filter((name) => name.startsWith(service)).map(origin);
    return [`${service.toUpperCase()}_URL`, copies.join(',')];
  });
  const environment = {
    ...process.env,
    ...Object.fromEntries([...urls, ...databaseUrls]),
    ACTOR_SECRET: 'a-secret-that-all-machines-share-here',
    IDENTITY_SECRET: 'another-secret-that-they-share-too-here',
    ...{ DATA_DIR: folder, WEB_ROOT: root, SEED: 'none', LOG_LEVEL: 'error', DRAIN_SECONDS: '2', PUBLIC_URL: 'http://plenary.example' },
  };
  const running = new Map<Name, ChildProcess>();

  const start = async (name: Name): Promise<void> => {
    const part = name.startsWith('gateway') ? 'gateway' : `svc-${name.slice(0, -2)}`;
    const child = spawn(process.execPath, [path.join(root, part, 'dist/main.mjs')], {
      env: { ...environment, PORT: String(ports[name]) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.set(name, child);
    await once(child, 'message');
  };
  /** Ends a process as a deployment does, and waits until it is gone. */
  const end = async (name: Name): Promise<void> => {
    const child = running.get(name);
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const isReady = async (name: Name) => (await fetch(`${origin(name)}/readyz`).catch(() => undefined))?.ok === true;

  const behind = names.filter((name) => !name.startsWith('gateway'));
  // The first copy makes the tables.
  await Promise.all(behind.filter((name) => name.endsWith('0')).map(start));
  await Promise.all(behind.filter((name) => name.endsWith('1')).map(start));
  await Promise.all([start('gateway-0'), start('gateway-1')]);
  return {
    gateways: [origin('gateway-0'), origin('gateway-1')] as const,
    /** One process after the other, each only when its successor is ready. */
    rollingRestart: async (wanted: readonly Name[]): Promise<void> => {
      for (const name of wanted) {
        await end(name);
        await start(name);
        while (!(await isReady(name))) await pause(50);
      }
    },
    stop: async () => {
      for (const child of running.values()) child.kill('SIGKILL');
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type RunningCopies = Awaited<ReturnType<typeof startCopies>>;
