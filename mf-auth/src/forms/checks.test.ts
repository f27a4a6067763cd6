import { email as emailSchema } from '@plenary/contracts/identity-fields';
import * as signUpSchemas from '@plenary/contracts/sign-up.schemas';
import { readTelephone } from '@plenary/contracts/telephone';
import * as userSchemas from '@plenary/contracts/user.schemas';
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
  fc.string({ unit: 'grapheme' }),
);

test('the page and the contract agree on every e-mail of the sign-in', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const checked = checkEmail(typed);
      expect('email' in checked ? checked.email : undefined).toBe(emailSchema.safeParse(typed).data);
    }),
    { numRuns: 2_000 },
  );
});

const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 7, maxLength: 12 }).map((each) => each.join(''));
const phone = fc.oneof(
  digits,
  digits.map((number) => `+33${number.slice(0, 9)}`),
  digits.map((number) => ` 06 ${number.slice(0, 8)} `),
  digits.map((number) => ' '.repeat(30) + number),
  fc.constantFrom('', ' ', 'call me', '+33 6 12 34 56 78', '06.12.34.56.78', `06 12 34 56 78${' '.repeat(40)}`, '1'.repeat(41)),
  fc.string(),
);
const person = fc.record({ firstname: text, lastname: text, phone });

/** The verdict of the service: its schema, then its reading of the number (svc-identity signup-faults.ts, change-profile.ts). */
const isTaken = (schema: { safeParse: (sent: object) => { success: boolean; data?: { phone: string } } }, sent: object): boolean => {
  const { data } = schema.safeParse(sent);
  return data !== undefined && readTelephone(data.phone) !== null;
};

test.each([
  ['a sign-up', signUpSchemas.signup.body],
  ['missing information', signUpSchemas.userInfo.body],
  ['the profile', userSchemas.changeProfile.body],
])('the page and the service agree on every person of %s', async (_form, body) => {
  const schema = body.pick({ firstname: true, lastname: true, phone: true });
  await fc.assert(
    fc.asyncProperty(person, async (typed) => expect((await checkProfile(typed)) === null).toBe(isTaken(schema, typed))),
    { numRuns: 500 },
  );
});

test('the page and the service agree on every sign-up with a framework contract', async () => {
  const schema = signUpSchemas.signupWithFrameworkContract.body.pick({ firstname: true, lastname: true, phone: true, password: true });
  const applicant = fc.record({
    firstname: text,
    lastname: text,
    phone,
    password: fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
  });
  await fc.assert(
    fc.asyncProperty(applicant, async (typed) => expect((await checkFrameworkProfile(typed)) === null).toBe(isTaken(schema, typed))),
    { numRuns: 500 },
  );
});

const profile = { firstname: 'Léa', lastname: 'Martin', phone: '06 12 34 56 78' };

// Covers B-I35–B-I37.
test('a signup needs both names; any fault of the phone reads invalid', async () => {
  expect(await checkProfile(profile)).toBeNull();
  expect((await checkProfile({ firstname: ' ', lastname: '', phone: '' }))?.fields).toEqual({
    firstname: 'required',
    lastname: 'required',
    phone: 'invalid',
  });
});

// Covers B-I39–B-I40.
test('with a contract an empty phone reads required, one that is none invalid, and any fault of the password password', async () => {
  expect(await checkFrameworkProfile({ ...profile, password: 'x'.repeat(8) })).toBeNull();
  expect((await checkFrameworkProfile({ ...profile, phone: '1'.repeat(41), password: 'x'.repeat(7) }))?.fields).toEqual({
    phone: 'invalid',
    password: 'password',
  });
  expect((await checkFrameworkProfile({ ...profile, phone: ' ', password: 'x'.repeat(8) }))?.fields).toEqual({ phone: 'required' });
  expect((await checkFrameworkProfile({ ...profile, phone: '123', password: 'x'.repeat(8) }))?.fields).toEqual({ phone: 'invalid' });
  expect((await checkFrameworkProfile({ ...profile, password: '' }))?.fields).toEqual({ password: 'password' });
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
