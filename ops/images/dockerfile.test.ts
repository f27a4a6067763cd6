import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@plenary/build/steps';
import { serviceNames } from '@plenary/contracts/services';
import { remoteNames } from '../../scripts/dev/parts.ts';

interface Stage {
  base: string;
  name: string;
  lines: string[];
}

const stages: Stage[] = [];
for (const line of readFileSync(path.join(root, 'Dockerfile'), 'utf8').split('\n')) {
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
