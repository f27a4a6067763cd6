import type { Logger } from './logger.ts';
import { capturedLogger } from './testing/captured-logger.ts';

it('writes one JSON object a line, with level, time and service', () => {
  const { lines, logger } = capturedLogger();
  logger.info({ requestId: 'r1' }, 'request');
  expect(lines).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), service: 'test', requestId: 'r1', msg: 'request' },
  ]);
});

it.each(['password', 'token', 'cookie', 'authorization'])('never writes a field called %s', (name) => {
  const { lines, logger } = capturedLogger();
  logger.info({ [name]: 'hunter2-secret', body: { [name]: 'hunter2-secret' }, headers: { anything: 'hunter2-secret' } });
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});

it('contains the SQL of a failed query with its cause, and none of its parameters', () => {
  const { lines, logger } = capturedLogger();
  const cause = Object.assign(new Error('UNIQUE constraint failed: user.email'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
  const failed = new Error(
    'Failed query: insert into "user" values (?, ?)\nparams: claire@atelier-nord.example,$argon2id$hash\nwith a break',
    { cause },
  );
  logger.error({ err: Object.assign(failed, { query: 'insert', params: ['claire@atelier-nord.example'] }) }, 'unexpected error');
  expect(lines[0]?.err).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into "user" values (?, ?)\nparams: [redacted]',
    stack: expect.stringMatching(/params: \[redacted\]\n {4}at /),
    cause: { message: 'UNIQUE constraint failed: user.email', code: 'SQLITE_CONSTRAINT_UNIQUE' },
  });
  expect(JSON.stringify(lines)).not.toMatch(/claire|argon2id|with a break/);
});

it('writes what was thrown without being an error', () => {
  const { lines, logger } = capturedLogger();
  logger.error({ err: 'gone' }, 'unexpected error');
  expect(lines[0]?.err).toBe('gone');
});

it('never writes the query or the fragment of an address', () => {
  const { lines, logger } = capturedLogger();
  const err = new Error('no answer from /check?token=hunter2', { cause: 'GET https://a.example/b#token=hunter2' });
  logger.error({ err, url: 'https://a.example/b?token=hunter2', pages: [{ page: '/c?share=hunter2' }] }, 'unexpected error');
  expect(lines[0]).toMatchObject({
    err: { message: 'no answer from /check', cause: 'GET https://a.example/b' },
    url: 'https://a.example/b',
    pages: [{ page: '/c' }],
  });
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});

it.each([
  ['its message', (logger: Logger) => logger.warn('no answer from /check?token=hunter2')],
  ['an argument of its message', (logger: Logger) => logger.warn('no answer from %s', '/check?token=hunter2')],
  ['what a child logger adds', (logger: Logger) => logger.child({ page: '/check#token=hunter2' }).warn('gone')],
  ['the message that an error gives it', (logger: Logger) => logger.warn(new Error('no answer from /check?token=hunter2'))],
  ['the code of an error', (logger: Logger) => logger.warn({ err: Object.assign(new Error('gone'), { code: '/check?token=hunter2' }) })],
  [
    'an object without a prototype',
    (logger: Logger) => logger.warn({ query: Object.assign(Object.create(null), { page: '/check?token=hunter2' }) }),
  ],
])('never writes a query or a fragment in %s', (_, write) => {
  const { lines, logger } = capturedLogger();
  write(logger);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});
