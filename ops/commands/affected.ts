import { execFileSync } from 'node:child_process';
import { root } from '@plenary/build/steps';
import { remoteNames, serviceNames } from '../../scripts/dev/parts.ts';
import { affectedParts } from '../releases/affected-parts.ts';
import { runCommand } from '../releases/run-command.ts';
import { workspacesNeeded } from '../releases/workspaces-needed.ts';

/** `npm run -s affected -- origin/main`: the parts that may have changed since a commit, as a JSON list for the matrix of a pipeline. */
await runCommand(async () => {
  const [since] = process.argv.slice(2);
  if (!since) throw new Error('name a commit or a branch: npm run affected -- origin/main');
  const changed = execFileSync('git', ['diff', '--name-only', `${since}...HEAD`], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  process.stdout.write(
    `${JSON.stringify(affectedParts(changed, ['gateway', 'shell', ...remoteNames(), ...serviceNames()], workspacesNeeded))}\n`,
  );
});
