import { addressesIn, referencesIn } from './endpoints-used.ts';

const source = `
import type * as contract from '@plenary/contracts/booking';
import type { signup as join } from '@plenary/contracts/sign-up';
import type { me } from '@plenary/contracts/user';
import { call } from './call.ts';
export const a = call(refer<typeof contract.getQuote>('GET', '/api/quotes/{quoteId}'));
export const b = call(refer<
  typeof me
>('GET', '/api/me'));
export const c = call(refer<typeof join>('POST', \`\${base}/signup\`));
`;

test('rows of the contracts are found by their modules and names, however they are imported', () => {
  expect(referencesIn(source)).toEqual([
    { module: 'booking', name: 'getQuote' },
    { module: 'user', name: 'me' },
    { module: 'sign-up', name: 'signup' },
  ]);
});

test('a row from elsewhere is no row: it stops the release', () => {
  expect(() => referencesIn("import type { x } from './own.ts'; refer<typeof x>('GET', '/api/x')")).toThrow('refer<typeof x>');
});

test.each([
  ["const a = '/api/sso/start';", ['/api/sso/start']],
  [`const a = (id: string) => \`/api/quotes/\${id}/pdf\`;`, ['/api/quotes/{}/pdf']],
  [`const a = \`/api/sso/start\${query}\`;`, ['/api/sso/start']],
  ["const a = '/api/sso/start?from=/';", ['/api/sso/start']],
  ["const a = '/profile/events';", []],
  ["const isCall = address.startsWith('/api/quotes/');", []],
])('addresses of calls are found: %s', (text, found) => {
  expect(addressesIn(text)).toEqual(found);
});
