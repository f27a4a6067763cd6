import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { scratchFolder } from '@plenary/service-kit/testing/scratch-folder';
import { centralFiles } from '../../scripts/new-domain/central-files.ts';
import { namesOf } from '../../scripts/new-domain/names.ts';
import { writeDomain } from '../../scripts/new-domain/write-domain.ts';

jest.setTimeout(600_000);

/** Packages lie where they are installed; those of the checkout are the copy's own. */
const linkModules = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@plenary') symlinkSync(path.join(from, name), path.join(to, name));
};

const workspaces = (copy: string) =>
  ['', 'packages']
    .flatMap((folder) => readdirSync(path.join(copy, folder)).map((name) => path.join(folder, name)))
    .filter((folder) => existsSync(path.join(copy, folder, 'package.json')));

/** The checkout as it is, in a folder of its own, with two new domains in it; the files of the second. */
const copyWith = (first: string, name: string): { copy: string; files: string[] } => {
  const copy = realpathSync(scratchFolder('new-domain-'));
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of tracked)
    if (!file.startsWith('shell/public/') && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  writeDomain(copy, namesOf(first));
  const files = writeDomain(copy, namesOf(name));
  linkModules(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'node_modules/@plenary'));
  for (const folder of workspaces(copy)) {
    const { name: title } = JSON.parse(readFileSync(path.join(copy, folder, 'package.json'), 'utf8'));
    symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', title));
    // A new service has the packages of the others, which its lock puts beside it.
    const own = path.join(root, [`svc-${first}`, `svc-${name}`].includes(folder) ? 'svc-survey' : folder, 'node_modules');
    if (existsSync(own)) linkModules(own, path.join(copy, folder, 'node_modules'));
  }
  return { copy, files };
};

const run = (copy: string, program: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...words], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TEST_ENGINES: 'sqlite' },
  });
  return status === 0 ? '' : `${stdout.slice(-3_000)}${stderr.slice(-3_000)}`;
};

/** Service and operations in one program: they share most of their files. */
const writeNodeProgram = (copy: string): void => {
  const include = ['svc-feedback', 'ops'].flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]);
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ extends: '@plenary/build/tsconfig.node.json', include }));
};

/** The tests of the new workspaces, and those of others that know every service: one run, whose results are those of each file. */
const runTests = (copy: string): { file: string; failures: string }[] => {
  const projects = ['svc-feedback', 'mf-feedback', 'ops', 'packages/contracts'];
  const files = ['(svc|mf)-feedback/', 'ops/(images|compose|kubernetes|backup/backup)', 'packages/contracts/.*registry'];
  const results = path.join(copy, 'results.json');
  const said = run(
    copy,
    'jest/bin/jest.js',
    '--projects',
    ...projects,
    '--testTimeout=300000',
    '--json',
    `--outputFile=${results}`,
    ...files.map((file) => `--testPathPatterns=${file}`),
  );
  if (!existsSync(results)) throw new Error(said);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as { testResults: { name: string; status: string; message: string }[] };
  return testResults.map(({ name, status, message }) => ({
    file: path.relative(copy, name),
    failures: status === 'passed' ? '' : message,
  }));
};

describe('a domain that is made after another one', () => {
  let made: ReturnType<typeof copyWith>;
  let results: ReturnType<typeof runTests> = [];
  beforeAll(() => {
    made = copyWith('billing', 'feedback');
    results = runTests(made.copy);
  });
  const passed = (part: string) => {
    const ofPart = results.filter(({ file }) => file.startsWith(part));
    expect(ofPart.map(({ failures }) => failures).join('')).toBe('');
    return ofPart.length;
  };

  test('has its types in its service and in operations', () => {
    writeNodeProgram(made.copy);
    expect(run(made.copy, 'typescript/bin/tsc', '--noEmit')).toBe('');
  });

  test('has its types in its remote', () => {
    expect(run(made.copy, 'typescript/bin/tsc', '--noEmit', '-p', 'mf-feedback')).toBe('');
  });

  test.each(['svc-feedback/', 'mf-feedback/'])('passes the tests of %s, which come with it', (part) => {
    expect(passed(part)).toBeGreaterThan(0);
  });

  test('has an image, containers, pods, a migration and a place in backups', () => {
    for (const part of ['images', 'compose', 'kubernetes', 'backup/backup']) expect(passed(`ops/${part}`)).toBeGreaterThan(0);
    expect(made.files).toContain('ops/backup/testing/own-migrations.ts');
  });

  test('stands in the registry of calls, in OpenAPI and in the matrix of authorisation', () => {
    expect(passed('packages/contracts/')).toBeGreaterThan(0);
    expect(readFileSync(path.join(made.copy, 'e2e/authorisation/rows.ts'), 'utf8')).toContain("'GET /api/feedback/topics': 'open'");
  });
});

/** The files that list domains, and nothing else. */
const listsOnly = (): string => {
  const copy = scratchFolder('lists-of-domains-');
  for (const { file } of centralFiles) cpSync(path.join(root, file), path.join(copy, file));
  return copy;
};

test('every list of domains has each of three that are made one after the other, in the place of the others', () => {
  const copy = listsOnly();
  for (const name of ['feedback', 'billing', 'parking']) writeDomain(copy, namesOf(name));
  const text = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  for (const { file } of centralFiles)
    for (const name of ['feedback', 'billing', 'parking'])
      expect([file, text(file).toLowerCase()]).toEqual([file, expect.stringContaining(name)]);
  expect(text('ops/kubernetes/chart/templates/_helpers.tpl')).toContain(
    'calls: [booking, identity, survey, documents, feedback, billing, parking]',
  );
  expect(text('ops/kubernetes/chart/values.yaml')).toContain('DATABASE_URL_BOOKING, _IDENTITY, _SURVEY, _FEEDBACK, _BILLING and _PARKING.');
  for (const name of ['feedback', 'billing', 'parking']) {
    expect(text('ops/compose/compose.yaml')).toContain(`${name.toUpperCase()}_URL: *${name}-url`);
    expect(text('ops/compose/databases.sql')).toMatch(new RegExp(`^CREATE DATABASE ${name} ENCODING`, 'm'));
    expect(text('Dockerfile')).toContain(`/src/mf-${name}/dist`);
  }
});

test.each(centralFiles.map(({ file }) => file))('nothing is written where %s is not as it was', (changed) => {
  const copy = listsOnly();
  writeFileSync(path.join(copy, changed), 'another text\n');
  expect(() => writeDomain(copy, namesOf('feedback'))).toThrow(changed);
  expect(existsSync(path.join(copy, 'svc-feedback'))).toBe(false);
});

test.each([undefined, 'Feedback', 'a', 'booking', 'gateway', 'guest-book'])('no domain is called %s', (name) => {
  expect(() => namesOf(name)).toThrow();
});
