import { causeOfEnd } from './cause-of-end.ts';

const log = (level: string, msg: string, err?: object) => JSON.stringify({ level, service: 'svc-booking', msg, err });

test.each<[string, string[], string]>([
  [
    'a thrown error',
    ['file:///main.mjs:3', "throw new Error('no');", '      ^', '', 'Error: no', '    at main.mjs:3:7', '', 'Node.js'],
    'Error: no',
  ],
  [
    'all lines of its message',
    ['', 'WrongSetting: Wrong settings:', '  A: missing', '  B: too short', '    at read (config.ts:1:1)'],
    'WrongSetting: Wrong settings: A: missing B: too short',
  ],
  [
    'the cause beneath it',
    [
      '',
      'Error: Failed query: ALTER TABLE quote',
      '    at run (a.ts:1:1) {',
      '  [cause]: error: relation "quote" does not exist',
      '      at b',
    ],
    'Error: Failed query: ALTER TABLE quote [cause]: error: relation "quote" does not exist',
  ],
  [
    'the last error of its log',
    [log('error', 'first'), log('fatal', 'uncaughtException', { message: 'connection refused' }), log('info', 'stopping')],
    'uncaughtException: connection refused',
  ],
  ['its last line', ['Killed by the kernel', ''], 'Killed by the kernel'],
  ['nothing', [], ''],
])('says %s', (_what, lines, cause) => expect(causeOfEnd(lines)).toBe(cause));

test('is a line that a trail can hold', () => expect(causeOfEnd(['x'.repeat(5_000)])).toHaveLength(500));
