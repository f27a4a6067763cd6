import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@plenary/build/steps';
import { customerA } from './authorisation/world.ts';
import { meetingDays } from './open-days.ts';
import { expect, test } from './strict-page.ts';

const workspace = path.join(root, 'packages/api-client');
const run = promisify(execFile);
const script = (name: string) => run('npm', ['run', name], { cwd: workspace });

interface Report {
  problems: { ruleId: string; severity: string }[];
}

test('a client generated from the published document compiles and books, with no type of ours', async ({ request, baseURL }) => {
  // A service that is busy just then is named as missing: the gateway does not wait for it.
  let document = '';
  await expect
    .poll(async () => {
      document = await (await request.get('/api/openapi.json')).text();
      return JSON.parse(document)['x-unanswered'];
    })
    .toEqual([]);
  await mkdir(path.join(workspace, 'generated'), { recursive: true });
  await writeFile(path.join(workspace, 'generated/openapi.json'), document);

  const { problems } = JSON.parse((await run('npm', ['run', '--silent', 'check-document'], { cwd: workspace })).stdout) as Report;
  // A page that redirects to the identity provider has no other answer.
  expect(problems.map(({ ruleId }) => ruleId).filter((rule) => rule !== 'operation-2xx-response')).toEqual([]);
  await script('generate');
  await script('compile');

  const day = meetingDays()[0]?.toISOString().slice(0, 10) ?? '';
  const account = ['--email', customerA, '--password', 'demo-password-2026'];
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'example/book-rooms.ts', '--origin', baseURL ?? '', '--day', day, ...account],
    { cwd: workspace },
  );
  expect(JSON.parse(stdout)).toMatchObject({ status: 'Devis signé - Missing info', signatory: 'Claire Martin' });
});
