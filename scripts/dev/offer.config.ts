import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteConfig } from '@plenary/build/rspack';
import { root } from '@plenary/build/steps';
import type { Configuration } from '@rspack/core';
import { devServer, watched } from './dev-server.ts';
import { devFolder } from './parts.ts';

const { REMOTE: name = '', PORT: port } = process.env;

const config = remoteConfig(path.join(root, name), name);
const folder = path.join(devFolder, 'offered', name);
// What an earlier offer left is not this checkout's build.
rmSync(folder, { recursive: true, force: true });

/**
 * Build of `npm run offer -- mf-booking`, for a page that comes from elsewhere. For production: the page has one React, the
 * platform's own, and such a build works with that of either kind. Nothing is refreshed in it.
 */
export default (): Configuration => ({
  ...watched(config),
  output: { ...config.output, path: folder },
  devServer: devServer({
    host: '127.0.0.1',
    port,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' },
    // The files that the build adds are read from the disk.
    devMiddleware: { publicPath: `/remotes/${name}/`, writeToDisk: true },
    hot: false,
    liveReload: false,
    webSocketServer: false,
    client: false,
  }),
});
