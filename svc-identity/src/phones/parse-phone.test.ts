import { parsePhone, phoneNumber } from './parse-phone.ts';

describe('typed phone numbers', () => {
  it.each([
    ['01 42 00 00 00', '+33142000000'],
    ['06.12.34.56.78', '+33612345678'],
    ['+33 (0)1 42 00 00 00', '+33142000000'],
    ['+32 2 555 12 12', '+3225551212'],
    ['+34 912 34 56 78', '+34912345678'],
    ['0033142000000', '+33142000000'],
  ])('keeps %s as %s', (typed, e164) => {
    expect(parsePhone(typed)).toBe(e164);
  });

  it.each(['', 'abc', '12', '+33', '+999 123456789', 'call 01 42 00 00 00', '0142000000000000', '2 555 12'])('refuses %j', (typed) => {
    expect(parsePhone(typed)).toBeNull();
    expect(phoneNumber.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['Invalid phone number']);
  });
});
