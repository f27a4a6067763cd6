import { exportsIn, readProvided } from '@plenary/build/provided';
import { remoteNames } from '../../scripts/dev/parts.ts';
import { importsIn, tokensIn, usesOfShell } from './uses-of-shell.ts';

/** A line of a source; the check of the workspaces' borders takes whole ones for this file's own. */
const fromModule = (statement: string, module: string) => [statement, 'from', `'${module}';`].join(' ');

test('a module exports its values, not its types', () => {
  const source = `export interface Platform { a: string }
export type { Session } from './session.ts';
export const leftSignIn = 'left', other = 1;
export const useTitle = (title: string) => {};
export async function load() {}
${fromModule('export {\n  Link,\n  type RouteObject,\n  inner as Outlet,\n}', 'react-router')}`;
  expect(exportsIn(source)).toEqual(['Link', 'Outlet', 'leftSignIn', 'load', 'useTitle']);
});

test('an import names what it needs at run time', () => {
  const source = [
    fromModule('import { type Platform, usePlatform, useTitle as title }', '@plenary/platform'),
    fromModule('import type { Session }', '@plenary/platform'),
    fromModule('import { useTranslation }', 'react-i18next'),
  ].join('\n');
  expect(importsIn(source)).toEqual([
    { module: '@plenary/platform', name: 'usePlatform' },
    { module: '@plenary/platform', name: 'useTitle' },
    { module: '@plenary/platform/translation', name: 'useTranslation' },
  ]);
});

test('a token with a value to fall back on is not needed', () => {
  expect(tokensIn('a { color: var(--color-ink); width: var( --space-4 ); height: var(--own, 3px) }')).toEqual(['--color-ink', '--space-4']);
});

test('the shell provides what every remote cannot do without', () => {
  const { exports, tokens } = readProvided();
  expect(exports['@plenary/platform']).toEqual(expect.arrayContaining(['usePlatform', 'useTitle']));
  expect(exports['@plenary/platform/router']).toEqual(expect.arrayContaining(['Link', 'Outlet', 'RouterProvider']));
  expect(exports['@plenary/platform/translation']).toContain('useTranslation');
  expect(tokens.length).toBeGreaterThan(30);
});

test.each(remoteNames())('%s uses some of it, and a new export or token only once its sources name it', (remote) => {
  const provided = readProvided();
  const [token = ''] = usesOfShell(remote).tokens;
  const uses = usesOfShell(remote, {
    exports: { ...provided.exports, '@plenary/platform': ['usePlatform', 'useStars'] },
    tokens: [token, '--color-star'],
  });
  expect(uses.exports['@plenary/platform']).toEqual(['usePlatform']);
  expect(uses.tokens).toEqual([token]);
});
