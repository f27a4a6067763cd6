import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bareControl, bareMessage, barePath, bareRemote, bareVersion } from './bare-report.ts';

const secrets = [
  'Xk29fLqPz',
  'hunter',
  '483920',
  '482 913',
  '06 12 34 56 78',
  '411 111 111 111 111 1',
  '4,8,2,9',
  '#482 #913',
  '10.20.30.40',
  'SecretPassword',
  'b8d1e7c2-aaaa',
  'azerty',
  'correct-horse',
  'café',
  '密码',
  'a.b.c',
];

it.each([
  'Token is S',
  'token S',
  'refreshToken: S',
  'session=S and sid=S',
  'key=S',
  '{"pass":"S"}',
  String.raw`{\"pass\": \"S\"}`,
  String.raw`{"\u0074oken":"S"}`,
  "got { otp: 'S', apiKey: `S` }",
  'got ["S", [S]]',
  'mot de passe : S',
  '/api/callback?state=S&nonce=S',
  '(/a?q=S) "/a?q=S" </a?q=S> /a b?q=S',
  'https%3A%2F%2Fplenary.example%2F%3Ftoken%3DS',
  'https%253A%252F%252Fplenary.example%253Ftoken%253DS',
  'Authorization: Bearer S',
  `Unexpected token 's', ..."S"... is not valid JSON`,
  'Error: S\n    at S (https://plenary.example/main.js?share=S:1:2)\n    at https://plenary.example/S:1:2\nS@https://plenary.example/S.js:1:2',
  'S\nS\r\nS',
  'Error:S SError S.Error “S” ‘S’ «S» S… …S S-S',
])('keeps no value of %s', (text) => {
  for (const secret of secrets) expect(bareMessage(text.replace(/S(?!Error|E)/g, () => secret))).not.toContain(secret);
});

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'venue')", "TypeError: Cannot read properties of undefined (reading '…')"],
  ['Failed to fetch\ncaused by: Error: no such file', 'Failed to fetch\ncaused by: Error: no such file'],
  ['RangeError: Invalid time value', 'RangeError: Invalid time value'],
  ['ReferenceError: x.y.z is not defined.', 'ReferenceError: … is not defined.'],
  ['Error: remote mf-booking is unavailable', 'Error: remote mf-booking is unavailable'],
  ['Minified React error #418; visit https://react.dev/errors/418', 'Minified … error #418; visit …'],
  [
    'CallError: Die Auswahl [409 no-longer-available, request 2b7e1516-28ae-4d2a-abf7-158809cf4f3c]',
    'CallError: … [409 no-longer-available, request 2b7e1516-28ae-4d2a-abf7-158809cf4f3c]',
  ],
  ["Microsoft’s sign-in can't be used", "Microsoft’s sign-in can't be used"],
  ['7 more errors of this page', '7 more errors of this page'],
  ['Error 500 of 12', 'Error 500 of 12'],
])('keeps what browsers and our pages write in %s', (text, kept) => {
  expect(bareMessage(text)).toBe(kept);
});

it.each([
  ['    at show (https://plenary.example/main.0a1b2c3d.js:1:20)', '    at /main.0a1b2c3d.js:1:20'],
  ['    at async https://plenary.example:8443/252.0a1b2c3d.js:1:20', '    at /252.0a1b2c3d.js:1:20'],
  [
    'show@http://127.0.0.1:3000/remotes/mf-auth/1.2.0-0a1b2c3d/remoteEntry.js:10:2',
    '    at /remotes/mf-auth/1.2.0-0a1b2c3d/remoteEntry.js:10:2',
  ],
  ['    at HTMLElement.button [as onClick] (<anonymous>)', '    at …'],
  ['    at f (https://elsewhere.example/a/b?c.js:1:20)', '    at …'],
])('keeps of the stack line %s where in our own files it is', (line, kept) => {
  expect(bareMessage(line)).toBe(kept);
});

it('reads a long message without a pause', () => {
  for (const text of [
    'at '.repeat(3_000),
    '(/'.repeat(4_500),
    'a'.repeat(9_000),
    `${' '.repeat(8_999)}x`,
    '…'.repeat(9_000),
    "'t".repeat(4_500),
  ])
    expect(bareMessage(text).length).toBeLessThanOrEqual(9_000);
});

it.each([
  ['/venues/ternes', '/venues/ternes'],
  ['/reset-password?token=S', '/reset-password'],
  ['/events/003Ax000004TmiQ/check-user#S', '/events/:id/check-user'],
  ['/quotes/2b7e1516-28ae-4d2a-abf7-158809cf4f3c/', '/quotes/:id/'],
  ['Xk29fLqPz', ':id'],
])('keeps of the path %s what is no id', (text, kept) => {
  expect(barePath(text)).toBe(kept);
});

it.each([
  ['button', 'button'],
  ['input email', 'input email'],
  ['a /quotes/2b7e1516#S', 'a /quotes/:id'],
  ['a elsewhere', 'a elsewhere'],
  ['Xk29fLqPz Xk29fLqPz Xk29fLqPz', '… …'],
  ['input hunter', 'input …'],
])('keeps of the control %s its kind and where it leads', (text, kept) => {
  expect(bareControl(text)).toBe(kept);
});

it('keeps the names and versions of remotes alone', () => {
  expect(['mf-auth', 'mf-Xk29', 'secret', '', undefined].map(bareRemote)).toEqual(['mf-auth', undefined, undefined, undefined, undefined]);
  expect(['1.2.0-0a1b2c3d', '1.2.3', '0a1b2c3', '1.2.3-secret', 'Xk29fLqPz', undefined].map(bareVersion)).toEqual([
    ...['1.2.0-0a1b2c3d', '1.2.3', '0a1b2c3'],
    ...[undefined, undefined, undefined],
  ]);
});

it('every word of the errors that our pages throw is known', () => {
  const root = path.join(import.meta.dirname, '../..');
  const folders = readdirSync(root).flatMap((name) => (name === 'shell' || name.startsWith('mf-') ? [name] : []));
  const files = [...folders, 'packages/platform', 'packages/http', 'packages/ui', 'packages/booking-changes'].flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, folder, 'src', file)),
  );
  const thrown = files
    .filter((file) => /\.tsx?$/.test(file) && !/testing|\.test\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/new (?:Error|RangeError)\((['`])(.*?)\1/g)].map(([, , text = '']) => text));
  expect(thrown.length).toBeGreaterThan(20);
  const unknown = thrown.map((text) => bareMessage(text.replace(/\$\{[^}]*\}/g, 'value'))).filter((text) => text.includes('…'));
  expect(unknown).toEqual([]);
});
