import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { serviceNames } from '@plenary/contracts/services';
import { validate } from 'dockerfile-utils';
import { remoteNames } from '../../scripts/dev/parts.ts';

interface Stage {
  base: string;
  name: string;
  lines: string[];
}

const stages: Stage[] = [];
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
for (const line of dockerfile.split('\n')) {
  const [, base, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
  if (base && name) stages.push({ base, name, lines: [] });
  else stages.at(-1)?.lines.push(line);
}
const stage = (name: string) => stages.find((one) => one.name === name);
const processes = [...serviceNames.map((name) => `svc-${name}`), 'gateway'];

test.each(processes)('%s has an image with its own build, which does not run as root', (part) => {
  const { base, lines = [] } = stage(part) ?? {};
  expect(base).toBe('process');
  expect(lines).toContain(`COPY --from=build /src/${part}/dist ./`);
  expect(lines).toContain(`COPY --from=modules-${part} /src/node_modules ./node_modules`);
  expect(lines.filter((line) => line !== '').at(-1)).toBe('USER node');
  expect(stage(`modules-${part}`)?.lines[0]).toContain(`--omit=dev --ignore-scripts --workspace ${part} `);
});

test('the gateway brings the shell and every remote', () => {
  for (const part of ['shell', ...remoteNames()])
    expect(stage('gateway')?.lines).toContain(`COPY --from=build /src/${part}/dist ./web/${part}/dist`);
});

test('each image says how its health is asked, and every stage stands on one that is there and has a fixed version', () => {
  expect(stage('process')?.lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  const known = new Set<string>();
  for (const { base, name, lines } of stages) {
    expect(known.has(base) || /:\d[\w.-]*$/.test(base)).toBe(true);
    for (const line of lines) {
      const [, from] = /^COPY --from=(\S+)/.exec(line) ?? [];
      if (from) expect(known).toContain(from);
    }
    known.add(name);
  }
});

const faultsOf = (content: string) => validate(content).map(({ range, message }) => `${range.start.line + 1}: ${message}`);

test('the builder takes every instruction', () => {
  expect(faultsOf(dockerfile)).toEqual([]);
});

test.each([
  ['HEALTHCHECK --interval=5s', 'HEALTHCHECK --every=5s', 'Unknown flag: every'],
  ['EXPOSE 8080', 'EXPOSE web', 'Invalid containerPort: web'],
  ['WORKDIR /app', 'WORKDR /app', 'Unknown instruction: WORKDR'],
])('%s misspelt as %s is found', (right, wrong, reason) => {
  expect(faultsOf(dockerfile.replace(right, wrong)).join('\n')).toContain(reason);
});

/** Rules of hadolint that this file could break, by their numbers there. */
const rules: [string, RegExp][] = [
  ['DL3004: sudo', /\bsudo\b/],
  ['DL3015: apt-get install without --no-install-recommends', /apt-get install(?!.*--no-install-recommends)/],
  ['DL3009: apt-get install that leaves its lists', /apt-get install(?!.*rm -rf \/var\/lib\/apt\/lists)/],
  ['DL3014: apt-get install that asks', /apt-get install(?!.* -y)/],
  ['DL3020: ADD where COPY does', /^ADD /],
  ['DL3025: a command that a shell starts', /^(CMD|ENTRYPOINT) (?!\[)|HEALTHCHECK .*CMD (?!\[)/],
  ['DL3000: a relative folder to work in', /^WORKDIR [^/$]/],
  ['a secret in the image', /^(ARG|ENV) .*(SECRET|PASSWORD|TOKEN)/],
];

const broken = (content: string) =>
  content.split('\n').flatMap((line, index) => rules.filter(([, rule]) => rule.test(line)).map(([name]) => `${index + 1}: ${name}`));

test('no line breaks a rule of building images', () => {
  expect(broken(dockerfile)).toEqual([]);
});

test.each([
  'RUN sudo apt-get install -y chromium',
  'RUN apt-get install --no-install-recommends chromium',
  'ADD app.tar /app',
  'CMD node main.mjs',
  'WORKDIR app',
  'ENV ACTOR_SECRET=x',
])('%s breaks one', (line) => {
  expect(broken(line)).not.toEqual([]);
});
