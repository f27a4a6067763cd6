import { readArguments } from './arguments.ts';

test.each([
  [['mf-booking'], { remote: 'mf-booking', version: null, canary: null }],
  [['mf-booking', '--canary', '10'], { remote: 'mf-booking', version: null, canary: 10 }],
  [['--canary', '25', 'mf-auth', '0.1.0-0a1b2c3d'], { remote: 'mf-auth', version: '0.1.0-0a1b2c3d', canary: 25 }],
])('%j is understood', (words, asked) => {
  expect(readArguments(words)).toEqual(asked);
});

test.each([
  [[], /name a remote: .*mf-booking/],
  [['shell'], /name a remote/],
  [['mf-nothing'], /name a remote/],
  [['mf-booking', '--canary'], /not nothing/],
  [['mf-booking', '--canary', '100'], /not 100/],
  [['mf-booking', '--canary', '2.5'], /not 2.5/],
])('%j is refused with what is wrong', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
});
