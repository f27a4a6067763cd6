import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { liveBuild } from './live-build.ts';
import { tryPart } from './try-part.ts';

let folder: string;
beforeEach(() => {
  folder = scratchFolder('try-part-');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build that answers one call. */
const writeBuild = (first = ''): string => {
  const build = path.join(folder, 'build');
  mkdirSync(build);
  writeFileSync(
    path.join(build, 'main.mjs'),
    `import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

${first}
const paths = { '/api/feedback/topics': { get: { responses: {} } } };
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ paths }));
});
server.listen(process.env.PORT, '127.0.0.1', () => process.send({ type: 'listening', port: server.address().port }));
process.on('SIGTERM', () => process.exit(0));`,
  );
  return build;
};
const besideNothing = () => liveBuild('svc-feedback', { RELEASES_DIR: path.join(folder, 'releases'), WEB_ROOT: folder });
const scratch = () => {
  const at = path.join(folder, 'scratch');
  mkdirSync(at);
  return at;
};

test('the first build of a service is tried alone, on nothing and on what it left', async () => {
  const beside = await besideNothing();
  expect(beside).toEqual({ version: 'nothing', folder: null });
  const { contract, before, checks } = await tryPart({ build: writeBuild(), beside, drops: [], scratch: scratch() });
  expect(contract.paths).toEqual({ '/api/feedback/topics': { get: { responses: {} } } });
  expect([before, checks.map(({ name }) => name)]).toEqual([undefined, ['trial']]);
});

test('a first build that does not start again on what it left is refused with the cause', async () => {
  const second = `import { existsSync } from 'node:fs';
const mark = process.env.DATA_DIR + '/mark';
if (existsSync(mark)) throw new Error('table topic exists');
appendFileSync(mark, '');`;
  const tried = tryPart({ build: writeBuild(second), beside: await besideNothing(), drops: [], scratch: scratch() });
  await expect(tried).rejects.toThrow('not released: it ended with 1: Error: table topic exists');
});
