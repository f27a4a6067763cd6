import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** react-router's production build: its package exports only the development one, for every mode. */
export const productionRouter = (): Record<string, string> => {
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
};
