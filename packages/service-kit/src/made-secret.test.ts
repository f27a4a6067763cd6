import { createHash, randomBytes } from 'node:crypto';
import { isMadeSecret, makeSecret } from './made-secret.ts';

const withCheck = (digits: string): string => digits + createHash('sha256').update(digits).digest('hex').slice(0, 8);

it('every secret that is made has the form, and no two are the same', () => {
  const made = Array.from({ length: 20_000 }, makeSecret);
  expect(made.filter((secret) => !isMadeSecret(secret))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

it('a secret of the form can be made without us: 32 random bytes and their check', () => {
  expect(isMadeSecret(withCheck(randomBytes(32).toString('hex')))).toBe(true);
});

it('a secret that was changed by a character, a blank, a case or a length is none', () => {
  const secret = makeSecret();
  const changed = [
    `${secret}0`,
    ` ${secret}`,
    `${secret}\n`,
    `${secret}\u200b`,
    secret.slice(1),
    secret.slice(0, -1),
    secret.toUpperCase(),
  ];
  const turned = [...secret].map((digit, at) => `${secret.slice(0, at)}${digit === '0' ? '1' : '0'}${secret.slice(at + 1)}`);
  expect([...changed, ...turned].filter(isMadeSecret)).toEqual([]);
});

it.each([
  ['a phrase', 'CorrectHorseBatteryStapleMeeting2026!'],
  ['random bytes without a check', randomBytes(32).toString('hex')],
  ['random bytes in base64', randomBytes(32).toString('base64')],
  ['two identifiers', '2b7e1516-28ae-4d2a-abf7-158809cf4f3c2b7e1516-28ae-4d2a-abf7-158809cf4f3c'],
  ['one digit, with its check', withCheck('0'.repeat(64))],
  ['digits in a row, with their check', withCheck('0123456789abcdef'.repeat(4))],
  ['bytes counted up, with their check', withCheck(Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)).toString('hex'))],
  ['one string twice, with its check', withCheck(randomBytes(16).toString('hex').repeat(2))],
  ['nothing', ''],
])('%s is no secret that was made', (_what, secret) => {
  expect(isMadeSecret(secret)).toBe(false);
});
