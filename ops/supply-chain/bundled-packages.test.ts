import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledPackages } from './bundled-packages.ts';

it('finds the packages of a build in its source maps, the inner one of two, in every folder', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'bundled-'));
  const sources = [
    'webpack://svc/../node_modules/@maker/brim/lib/index.js',
    'webpack://svc/../node_modules/brim/node_modules/ribbon/index.js?abcd',
    'webpack://svc/./src/main.ts',
    'webpack://svc/../node_modules/@plenary/felt/src/cut.ts',
  ];
  writeFileSync(path.join(dist, 'main.mjs.map'), JSON.stringify({ sources }));
  mkdirSync(path.join(dist, 'inner'));
  writeFileSync(path.join(dist, 'inner/8.mjs.map'), JSON.stringify({ sources: ['webpack://svc/node_modules/thread/thread.mjs'] }));
  expect(bundledPackages(dist)).toEqual(['@maker/brim', 'ribbon', 'thread']);
});

it('a build that is not there is an error, not an empty one', () => {
  expect(() => bundledPackages('/nowhere/dist')).toThrow('not built');
});
