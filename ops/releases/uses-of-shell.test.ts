import { exportsIn, membersIn, readProvided, surfaceVersion } from '@plenary/build/provided';
import { remoteNames } from '../../scripts/dev/parts.ts';
import { importsIn, tokensIn, usesIn, usesOfShell } from './uses-of-shell.ts';

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

const provided = {
  exports: { '@plenary/platform': ['usePlatform', 'useStars', 'useTitle'], '@plenary/platform/translation': ['useTranslation'] },
  members: ['language', 'stars'],
  tokens: [],
  widgets: {},
  version: '0.1.0-5f0c9a1e',
};
const usedBy = (source: string, file = 'mf-booking/src/page.tsx') => usesIn([{ file, source }], provided);

test.each([
  ['a namespace', `${fromModule('import * as platform', '@plenary/platform')}\nplatform.useStars();`],
  ['a namespace that is taken apart', `${fromModule('import * as platform', '@plenary/platform')}\nconst { useStars } = platform;`],
  ['an export that is handed on', fromModule('export { useStars }', '@plenary/platform')],
  ['an export that is handed on by another name', fromModule('export { useStars as useGlory }', '@plenary/platform')],
  ['a module that is loaded', `const { useStars } = await import(${"'@plenary/platform'"});`],
])('an export is used by way of %s', (_way, source) => {
  expect(usedBy(source).exports['@plenary/platform']).toEqual(['useStars']);
});

test('a package of ours uses an export by the path of its file', () => {
  const source = fromModule('import { useTitle }', './platform.tsx');
  expect(usedBy(source, 'packages/platform/src/drafts.ts').exports['@plenary/platform']).toEqual(['useTitle']);
});

test.each([
  ['currentPlatform().stars()', ['stars']],
  ['const { stars } = usePlatform();', ['stars']],
  ["usePlatform()['stars']();", ['stars']],
  ['usePlatform().language; // not its stars', ['language']],
])('a member of the platform is used by %s', (line, members) => {
  const source = `${fromModule('import { currentPlatform, usePlatform }', '@plenary/platform')}\n${line}`;
  expect(usedBy(source)).toMatchObject({ members, version: provided.version });
});

test('the version of the platform changes with its exports and its types, and with nothing else', () => {
  const version = (exports: string[], source: string) => surfaceVersion('0.1.0', { '@plenary/platform': exports }, [source]);
  const source = 'export interface Platform {\n  /** Tag. */\n  language: string;\n}\n';
  const first = version(['usePlatform'], source);
  expect(first).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  expect(version(['usePlatform'], `${source.replace('Tag.', 'Its tag.')}const inner = 1;\n`)).toBe(first);
  expect(version(['usePlatform', 'useStars'], source)).not.toBe(first);
  expect(version(['usePlatform'], source.replace('}', '  stars(): number;\n}'))).not.toBe(first);
});

test('the members of the platform are those of its interface', () => {
  expect(readProvided().members).toEqual(expect.arrayContaining(['language', 'loadWidget', 'notify', 'session', 'settings']));
  expect(
    membersIn('export interface Platform {\n  /** a: b */\n  stars?(of: {\n    venue: string;\n  }): number;\n}\n', 'Platform'),
  ).toEqual(['stars']);
});

test.each(remoteNames())('%s uses some of it, and a new export or token only once its sources name it', (remote) => {
  const own = readProvided();
  const [token = ''] = usesOfShell(remote).tokens;
  const uses = usesOfShell(remote, {
    ...own,
    exports: { ...own.exports, '@plenary/platform': ['usePlatform', 'useStars'] },
    members: [...own.members, 'starsOfThePlatform'],
    tokens: [token, '--color-star'],
  });
  expect(uses.exports['@plenary/platform']).toEqual(['usePlatform']);
  expect(uses.tokens).toEqual([token]);
  expect(uses.members).not.toContain('starsOfThePlatform');
});
