import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { parse } from 'yaml';

interface Step {
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  name: string;
  environment?: string;
  steps: Step[];
}

const folder = path.join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const jobs = readdirSync(folder).flatMap((file): Job[] => {
  const { jobs } = parse(readFileSync(path.join(folder, file), 'utf8')) as { jobs: Record<string, Omit<Job, 'name'>> };
  return Object.entries(jobs).map(([name, job]) => ({ ...job, name: `${file}: ${name}` }));
});
const textOf = (job: Job) => JSON.stringify(job.steps);

test('a pipeline calls commands that a person has too', () => {
  const called = jobs.flatMap((job) => [...textOf(job).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name));
  expect(called).toEqual(expect.arrayContaining(['affected', 'check', 'release']));
  expect(called.filter((name) => !scripts[name])).toEqual([]);
});

test('a key is read in an environment of one part, and by no pull request', () => {
  const signing = jobs.filter((job) => textOf(job).includes('secrets.RELEASE_KEY'));
  expect(signing.map(({ name, environment }) => [name, environment])).toEqual([
    ['parts.yml: check', expect.stringMatching(/github\.event_name == 'push' && matrix\.part \|\| 'pull-request'/)],
    ['release.yml: release', expect.stringMatching(/^production-.* inputs\.part /)],
  ]);
});
