import { email as emailSchema } from '@plenary/contracts/identity-fields';
import * as signUpSchemas from '@plenary/contracts/sign-up.schemas';
import fc from 'fast-check';
import { fault } from '../faults/fault.ts';
import { checkEmail, checkFrameworkProfile, checkLogin, checkProfile } from './checks.ts';

// Covers B-I07–B-I08, B-M01.

test.each([
  ['', fault('email-required', { email: 'required' })],
  ['  ', fault('email-required', { email: 'required' })],
  ['lea', fault('invalid-request', { email: 'invalid_format' })],
  ['lea@', fault('invalid-request', { email: 'invalid_format' })],
])('the e-mail %j is refused', (typed, expected) => {
  expect(checkEmail(typed)).toEqual({ fault: expected });
});

test('an e-mail goes on normalised', () => {
  expect(checkEmail(' Léa@Atelier-Nord.example.invalid ')).toEqual({ email: 'lea@atelier-nord.example' });
});

test('the page and the contract agree on every e-mail and every name', () => {
  const piece = fc.constantFrom(
    'a',
    'É',
    '.',
    '@',
    '-',
    "'",
    '+',
    '_',
    ' ',
    '.invalid',
    'nord',
    '.example',
    'x'.repeat(120),
    '\n',
    '^',
    '\u202e',
    '\u200b',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.emailAddress(),
    fc.string(),
  );
  const names = signUpSchemas.signup.body.pick({ firstname: true, lastname: true });
  fc.assert(
    fc.property(text, (typed) => {
      const checked = checkEmail(typed);
      expect('email' in checked ? checked.email : undefined).toBe(emailSchema.safeParse(typed).data);
      const { success } = names.safeParse({ firstname: typed, lastname: 'Martin' });
      expect(checkProfile({ firstname: typed, lastname: 'Martin', phone: '06' }) === null).toBe(success);
    }),
    { numRuns: 2_000 },
  );
});

const profile = { firstname: 'Léa', lastname: 'Martin', phone: '06 12 34 56 78' };

// Covers B-I35–B-I37.
test('a signup needs both names; any fault of the phone reads invalid', () => {
  expect(checkProfile(profile)).toBeNull();
  expect(checkProfile({ firstname: ' ', lastname: '', phone: '' })?.fields).toEqual({
    firstname: 'required',
    lastname: 'required',
    phone: 'invalid',
  });
});

// Covers B-I39–B-I40.
test('with a contract any fault of the phone reads required, any of the password password', () => {
  expect(checkFrameworkProfile({ ...profile, password: 'x'.repeat(8) })).toBeNull();
  expect(checkFrameworkProfile({ ...profile, phone: '1'.repeat(41), password: 'x'.repeat(7) })?.fields).toEqual({
    phone: 'required',
    password: 'password',
  });
  expect(checkFrameworkProfile({ ...profile, password: '' })?.fields).toEqual({ password: 'password' });
});

const wholeLogin = { action: 'login', email: 'lea@atelier-nord.example', password: 'p', from: '/', flowType: 'in-funnel' };

const sent = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each(['in-funnel', 'out-funnel'])('a whole %s login goes on', (flowType) => {
  expect(checkLogin(sent({ ...wholeLogin, flowType }))).toBeNull();
});

// Covers B-I24–B-I27.
test.each(['action', 'email', 'password', 'from', 'flowType'])('a login without %s is malformed, and flags the password', (name) => {
  const { [name as keyof typeof wholeLogin]: _, ...rest } = wholeLogin;
  expect(checkLogin(sent(rest))).toEqual(fault('invalid-request', { password: 'invalid' }));
});

test('a login of another kind of flow is malformed', () => {
  expect(checkLogin(sent({ ...wholeLogin, flowType: 'sideways' }))).toEqual(fault('invalid-request', { password: 'invalid' }));
});
