import { readArguments, readRemote } from './arguments.ts';

test.each([
  [['mf-booking'], { name: 'mf-booking', isService: false, version: null, canary: null }],
  [['mf-booking', '--canary', '10'], { name: 'mf-booking', isService: false, version: null, canary: 10 }],
  [['--canary', '25', 'mf-auth', '0.1.0-0a1b2c3d'], { name: 'mf-auth', isService: false, version: '0.1.0-0a1b2c3d', canary: 25 }],
  [['svc-booking', '0.1.0-0a1b2c3d'], { name: 'svc-booking', isService: true, version: '0.1.0-0a1b2c3d', canary: null }],
])('%j is understood', (words, asked) => {
  expect(readArguments(words)).toEqual(asked);
});

test.each([
  [[], /name one of .*mf-booking.*svc-booking/],
  [['shell'], /name one of/],
  [['mf-nothing'], /name one of/],
  [['mf-booking', '--canary'], /not nothing/],
  [['mf-booking', '--canary', '100'], /not 100/],
  [['mf-booking', '--canary', '2.5'], /not 2.5/],
  [['svc-booking', '--canary', '10'], /no canary/],
])('%j is refused with what is wrong', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});

test('what only remotes have is refused to a service', () => {
  expect(readRemote(['mf-auth'])).toEqual({ name: 'mf-auth', version: null, canary: null });
  expect(() => readRemote(['svc-booking'])).toThrow(/no remote: .*mf-auth/);
});
