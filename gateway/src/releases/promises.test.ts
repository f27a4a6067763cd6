import { brokenPromises } from './promises.ts';
import { isWithin } from './version-range.ts';

const shell = [
  { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' },
  { name: '@plenary/platform', version: '0.1.4', requiredVersion: '^0.1.4' },
];
const next = { exposes: ['remote'], shared: shell, endpoints: ['GET /api/quotes/{quoteId}', 'POST /api/quote'] };
const deployed = ['GET /api/quotes/{id}', 'POST /api/quote', 'DELETE /api/quotes/{id}/option'];

test('a release that keeps them all may go', () => {
  expect(brokenPromises({ next, live: { exposes: ['remote'] }, shell, deployed })).toEqual([]);
  expect(brokenPromises({ next, live: null, shell, deployed })).toEqual([]);
});

test('an exposed module that is gone is named', () => {
  expect(brokenPromises({ next, live: { exposes: ['remote', 'widgets'] }, shell, deployed })).toEqual([
    'exposed module gone: widgets, which the live version has',
  ]);
});

test('a shared library that the shell brings in another version, or not at all, is named with both', () => {
  const shared = [
    { name: 'react', version: '20.0.0', requiredVersion: '^20.0.0' },
    { name: 'zod', version: '4.6.7', requiredVersion: '^4.6.7' },
  ];
  expect(brokenPromises({ next: { ...next, shared }, live: null, shell, deployed })).toEqual([
    'shared library out of range: react ^20.0.0, the shell brings 19.3.1',
    'shared library that the shell does not bring: zod ^4.6.7',
  ]);
});

test('a call that no deployed service answers is named: another path, and another method', () => {
  const endpoints = ['GET /api/quotes/{quoteId}/history', 'GET /api/quotes/{quoteId}/option', 'POST /api/quote'];
  expect(brokenPromises({ next: { ...next, endpoints }, live: null, shell, deployed })).toEqual([
    'call that no deployed service answers: GET /api/quotes/{quoteId}/history',
    'call that no deployed service answers: GET /api/quotes/{quoteId}/option',
  ]);
});

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.9', '^0.1.4', true],
  ['0.2.0', '^0.1.4', false],
  ['0.0.4', '^0.0.4', true],
  ['0.0.5', '^0.0.4', false],
  ['0.0.0', '^0.0.0', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '>=1.0.0', false],
  ['1.2.3-beta', '^1.2.3', false],
])('%s within %s: %s', (version, range, within) => {
  expect(isWithin(version, range)).toBe(within);
});
