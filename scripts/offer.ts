import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { root, tool } from '@plenary/build/steps';
import { listen } from '@plenary/service-kit/serve';
import { readRemote } from '../ops/releases/arguments.ts';
import { runCommand } from '../ops/releases/run-command.ts';
import { gatewayUrl } from '../ops/releases/settings.ts';
import { serveFolder } from './dev-files.ts';
import { devFolder } from './dev-parts.ts';
import { stopOnSignals } from './dev-stop.ts';

/** `npm run offer -- mf-booking`: builds one remote, again at each change, and offers it to a platform in development. */
await runCommand(async () => {
  const { name: remote } = readRemote(process.argv.slice(2));
  const onStop = stopOnSignals();
  const folder = path.join(devFolder, 'offered', remote);
  const config = path.join(root, remote, 'rspack.config.ts');
  const build = spawn(process.execPath, [tool('rspack'), 'build', '--watch', '--config', config, '--output-path', folder], {
    cwd: root,
    // A page has one React, the platform's own: a build for production meets that of either kind.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  onStop(async () => void build.kill('SIGKILL'));

  const files = serveFolder(folder, { script: '' });
  const prefix = `/remotes/${remote}`;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    request.url = request.url?.startsWith(`${prefix}/`) ? request.url.slice(prefix.length) : '/api/';
    void files(request, response);
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: Number(process.env.OFFER_PORT ?? 0) });
  onStop(() => stop(0));
  const named = encodeURIComponent(`${remote}@http://127.0.0.1:${port}`);
  process.stdout.write(`\n  ${gatewayUrl(process.env)}/?remote=${named}\n\n  Ctrl-C ends it; the banner of the page takes it back.\n`);
});
