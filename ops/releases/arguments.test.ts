import { readArguments, readCheckArguments, readDropArguments } from './arguments.ts';
import { isArchive, readArchiveArguments, readChange } from './options.ts';

test.each([
  [['mf-booking'], { name: 'mf-booking', isService: false, version: null, canary: null }],
  [['mf-booking', '--canary', '10'], { name: 'mf-booking', isService: false, version: null, canary: 10 }],
  [['--canary', '25', 'mf-auth', '0.1.0-0a1b2c3d'], { name: 'mf-auth', isService: false, version: '0.1.0-0a1b2c3d', canary: 25 }],
  [['shell', '--canary', '5'], { name: 'shell', isService: false, version: null, canary: 5 }],
  [['svc-booking', '--canary', '10'], { name: 'svc-booking', isService: true, version: null, canary: 10 }],
  [['gateway', '--canary', '50'], { name: 'gateway', isService: true, version: null, canary: 50 }],
  [['svc-booking', '0.1.0-0a1b2c3d'], { name: 'svc-booking', isService: true, version: '0.1.0-0a1b2c3d', canary: null }],
])('%j is understood', (words, asked) => {
  expect(readArguments(words)).toEqual(asked);
});

test.each([
  [[], /name one of .*mf-booking.*svc-booking/],
  [['mf-nothing'], /name one of/],
  [['mf-booking', '--canary'], /not nothing/],
  [['mf-booking', '--canary', '100'], /not 100/],
  [['mf-booking', '--canary', '2.5'], /not 2.5/],
])('%j is refused with what is wrong', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});

test('an archive is told from a part, and is released to all or to a share', () => {
  const file = 'mf-booking-0.1.0-0a1b2c3d.tar.gz';
  expect([isArchive(file), isArchive('mf-booking')]).toEqual([true, false]);
  expect(readArchiveArguments(['--canary', '10', file])).toEqual({ file, canary: 10 });
  expect(() => readArchiveArguments([file, 'other.tar.gz'])).toThrow('name one archive');
  expect(() => readArchiveArguments([])).toThrow('name one archive');
});

test('a check is of this checkout, and of a service beside what is live', () => {
  expect(readCheckArguments(['mf-auth'])).toEqual({ name: 'mf-auth', beside: undefined, drops: [] });
  const words = ['svc-booking', '--beside', 'live.tar.gz', '--drop', 'column quote.note;GET /api/old'];
  expect(readCheckArguments(words)).toEqual({ name: 'svc-booking', beside: 'live.tar.gz', drops: ['column quote.note', 'GET /api/old'] });
  expect(() => readCheckArguments(['mf-auth', '--beside', 'live.tar.gz'])).toThrow('the archive of a service');
  expect(() => readCheckArguments(['svc-booking', '--beside'])).toThrow('the archive of a service');
  expect(() => readCheckArguments(['svc-booking', '0.1.0-0a1b2c3d'])).toThrow('name no version');
});

test('a drop is of one thing of a service, unused for some days', () => {
  expect(readDropArguments(['svc-booking', 'column quote.note'])).toEqual({ part: 'svc-booking', what: 'column quote.note', days: 14 });
  expect(readDropArguments(['svc-booking', '--days', '7'])).toEqual({ part: 'svc-booking', what: undefined, days: 7 });
  expect(() => readDropArguments(['mf-booking', 'GET /api/old'])).toThrow('name one of');
  expect(() => readDropArguments(['svc-booking', 'GET', '/api/old'])).toThrow('in quotes');
  expect(() => readDropArguments(['svc-booking', '--days', '60'])).toThrow('1 to 28');
});

test('an order names its part, and a promotion a version or a share', () => {
  expect(readChange('rollback', ['svc-feedback'])).toEqual({ part: 'svc-feedback', action: { kind: 'rollback' } });
  expect(readChange('withdraw', ['shell'])).toEqual({ part: 'shell', action: { kind: 'withdraw' } });
  expect(readChange('promote', ['mf-auth'])).toEqual({ part: 'mf-auth', action: { kind: 'promote', version: null } });
  const shared = { part: 'mf-auth', action: { kind: 'canary', version: '0.2.0', percent: 25 } };
  expect(readChange('promote', ['mf-auth', '0.2.0', '--canary', '25'])).toEqual(shared);
  expect(() => readChange('rollback', [])).toThrow('name one part');
  expect(() => readChange('rollback', ['mf-auth', '0.2.0'])).toThrow('rollback takes a part alone');
  expect(() => readChange('', ['mf-auth'])).toThrow('name an archive, or one of rollback');
});
