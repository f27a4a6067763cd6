import { affectedParts } from './affected-parts.ts';
import { workspacesNeeded } from './workspaces-needed.ts';

const parts = ['gateway', 'mf-auth', 'mf-booking', 'svc-booking', 'svc-documents'];
const affected = (...changed: string[]) => affectedParts(changed, parts, workspacesNeeded);

test.each<[string, string, string[]]>([
  ['a file of a part', 'mf-booking/src/routes.tsx', ['mf-booking']],
  ['a test of a part', 'mf-booking/src/locales.test.ts', ['mf-booking']],
  ['a package that some take in', 'packages/ui/src/button.tsx', ['mf-auth', 'mf-booking']],
  ['a style of such a package', 'packages/ui/src/tokens.css', ['mf-auth', 'mf-booking']],
  ['a package that the others take in', 'packages/service-kit/src/serve.ts', ['gateway', 'svc-booking', 'svc-documents']],
  ['a test of a package', 'packages/service-kit/src/serve.test.ts', []],
  ['the lock', 'package-lock.json', parts],
  ['how everything is built', 'packages/build/src/rspack.ts', parts],
  ['a document', 'svc-booking/README.md', []],
  ['a journey', 'e2e/backup.test.ts', []],
])('%s', (_what, file, expected) => {
  expect(affected(file)).toEqual(expected);
});

test('nothing changed, nothing is affected', () => {
  expect(affected()).toEqual([]);
});
