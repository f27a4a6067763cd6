import path from 'node:path';
import { standaloneConfig } from '@plenary/build/rspack';
import { root } from '@plenary/build/steps';

const { REMOTE: name = '', FOLDER: folder = '' } = process.env;

/** The stand-alone page of a remote, built once into a folder. */
export default (): ReturnType<typeof standaloneConfig> => {
  const { output, ...config } = standaloneConfig(path.join(root, name));
  return { ...config, devtool: false, stats: 'errors-only', output: { ...output, path: folder } };
};
