import { withoutData } from './without-data.ts';

it.each([
  ['an object of JSON', 'Wrong answer {"code":"483920","a":[1]} from the call', 'Wrong answer {…} from the call'],
  ['numbers and nested values', '{"otp": 483920, "a": {"pin": [4839]}}', '{…}'],
  ['a blank before the colon', 'x {"token" : "abc"} y', 'x {…} y'],
  ['escaped quotes', String.raw`x {\"pass\\\"word\": \"abc\"} y`, 'x {…} y'],
  ['an object as a program writes it', "got { otp: 483920, apiKey: 'abc' }", 'got {…}'],
  ['an object that was cut', 'got {"password":"ab', 'got {…}'],
  ['a list of texts', 'got ["483920","abc"] back', 'got […] back'],
  ['a list of numbers', 'got [483920, 1]', 'got […]'],
  [
    'a text that is not JSON',
    `Unexpected token 's', ..."ssword":"secret"... is not valid JSON`,
    `Unexpected token 's', ..."…"... is not valid JSON`,
  ],
  ['a word that is not JSON', 'JSON Parse error: Unexpected identifier "secret"', 'JSON Parse error: Unexpected identifier "…"'],
  ['a value beside its name', 'otp=483920 and pin: 4839, "pwd" : "x"', 'otp: … and pin: … "pwd: …'],
  ['a header', 'Authorization: Bearer abc.def failed', 'Authorization: … failed'],
  ['a bearer', 'sent Bearer abc.def there', 'sent Bearer … there'],
])('cuts %s', (_what, text, cut) => {
  expect(withoutData(text)).toBe(cut);
});

it.each([
  'TypeError: x is undefined\n    at show (https://plenary.example/main.0a1b2c3d.js:1:20)\n    at HTMLElement.button [as onClick] (main.js:3:4)',
  'Error: [object Object]\n    at async Promise.all (index 0)',
  'RangeError: Invalid time value',
  'Failed to fetch\nCaused by Error: GET /api/venues answered 503',
])('leaves sentences and stacks as they are: %s', (text) => {
  expect(withoutData(text)).toBe(text);
});
