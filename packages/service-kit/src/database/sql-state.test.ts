import { isPassing } from './sql-state.ts';

const failed = (cause: object) => Object.assign(new Error('Failed query'), { cause });

it.each([
  ['a transaction that lost against others', { code: '40001' }],
  ['a deadlock', { code: '40P01' }],
  ['a transaction that was silent for too long', { code: '25P03' }],
  ['a server that shuts down', { code: '57P01' }],
  ['a server that starts', { code: '57P03' }],
  ['a connection that failed', { code: '08006' }],
  ['a connection that ended under its query', { message: 'Connection terminated unexpectedly' }],
])('%s passes', (_what, cause) => {
  expect(isPassing(failed(cause))).toBe(true);
});

it('a file that another process keeps busy passes', () => {
  expect(isPassing(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }))).toBe(true);
});

it.each([
  ['a unique key that is taken', failed({ code: '23505' })],
  ['a query with a mistake', failed({ code: '42601' })],
  ['a fault of the code', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s stays', (_what, error) => {
  expect(isPassing(error)).toBe(false);
});
