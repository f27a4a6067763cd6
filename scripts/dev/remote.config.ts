import path from 'node:path';
import { standaloneConfig } from '@plenary/build/rspack';
import { root } from '@plenary/build/steps';
import type { Configuration } from '@rspack/core';
import { devServer, watched } from './dev-server.ts';

const { REMOTE: name = '', HOST: host, PORT: port } = process.env;

/** Build of `npm run dev -- mf-booking`: one remote in its stand-alone page. Calls are answered in the page. */
export default (): Configuration => ({
  ...watched(standaloneConfig(path.join(root, name))),
  devServer: devServer({
    host,
    port,
    historyApiFallback: { htmlAcceptHeaders: ['text/html'], disableDotRule: true },
  }),
});
