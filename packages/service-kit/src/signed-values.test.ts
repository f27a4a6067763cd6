import { createSignedValues } from './signed-values.ts';

const secret = 'a-secret-of-the-tests-and-nobody-else';
const values = createSignedValues({ secret }, 'group');

it.each(['17', '', 'a.b', 'é'])('reads the value %j that it signed', (value) => {
  expect(values.read(values.sign(value))).toBe(value);
});

it.each([
  ['no signature', '17'],
  ['an empty signature', '17.'],
  ['the signature of another value', `18.${values.sign('17').slice(3)}`],
  ['a signature of another use', createSignedValues({ secret }, 'other').sign('17')],
  ['a signature with another secret', createSignedValues({ secret: `${secret}!` }, 'group').sign('17')],
  ['nothing', ''],
])('does not believe %s', (_, text) => {
  expect(values.read(text)).toBeUndefined();
});

it('believes what the previous secret signed, as long as that is set', () => {
  const rotated = createSignedValues({ secret: 'the-secret-since-today', previous: secret }, 'group');
  expect(rotated.read(values.sign('17'))).toBe('17');
  expect(createSignedValues({ secret: 'the-secret-since-today' }, 'group').read(values.sign('17'))).toBeUndefined();
});
