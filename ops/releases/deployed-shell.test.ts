import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deployedRemotes, deployedShell } from './deployed-shell.ts';

const react = { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' };
const provided = { exports: { '@plenary/platform': ['usePlatform'] }, tokens: ['--color-ink'] };
let files: Record<string, unknown>;
let server: Server;
let gateway: string;
beforeEach(async () => {
  files = { '/mf-manifest.json': { exposes: [], shared: [{ ...react, singleton: true }] }, '/provided.json': provided };
  server = createServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file ? 200 : 404).end(JSON.stringify(file ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('the running platform says what its shell brings', async () => {
  expect(await deployedShell(gateway)).toEqual({ shared: [react], provided });
});

test('a shell from before it said so is known by that', async () => {
  delete files['/provided.json'];
  expect(await deployedShell(gateway)).toEqual({ shared: [react], provided: null });
});

test('a platform without a shell is refused', async () => {
  delete files['/mf-manifest.json'];
  await expect(deployedShell(gateway)).rejects.toThrow(`${gateway} has no shell`);
});

test('the running platform says where the pages of each remote are, unless it is from before it did', async () => {
  files['/remotes.json'] = [
    { name: 'mf-auth', version: '1.0.0', paths: ['/auth'] },
    { name: 'mf-staff', version: '1.0.0' },
  ];
  expect(await deployedRemotes(gateway)).toEqual([
    { name: 'mf-auth', paths: ['/auth'] },
    { name: 'mf-staff', paths: [] },
  ]);
});
