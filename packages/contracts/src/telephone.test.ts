import { readTelephone, storedTelephone, telephoneFault, writeTelephone } from './telephone.ts';

// Covers B-J16–B-J17.

describe('a typed telephone number', () => {
  it.each([
    ['01 42 00 00 00', '+33142000000'],
    ['06.12.34.56.78', '+33612345678'],
    ['+33 (0)1 42 00 00 00', '+33142000000'],
    ['+32 2 555 12 12', '+3225551212'],
    ['+34 912 34 56 78', '+34912345678'],
    ['0033142000000', '+33142000000'],
  ])('%s is stored as %s', (typed, e164) => {
    expect(readTelephone(typed)).toBe(e164);
  });

  it.each(['', 'abc', '12', '+33', '+999 123456789', 'call 01 42 00 00 00', '0142000000000000', '2 555 12'])('%j is refused', (typed) => {
    expect(readTelephone(typed)).toBeNull();
  });
});

describe('an optional telephone number', () => {
  it.each(['', '01 42 00 00 00', '+32 2 555 12 12'])('%j passes', (typed) => {
    expect(telephoneFault(typed)).toBeUndefined();
  });

  it.each(['123', 'call me', `+33142000000${' '.repeat(30)}x`])('%j is invalid, unless it is kept already', (typed) => {
    expect(telephoneFault(typed)).toBe('invalid');
    expect(telephoneFault(typed, typed)).toBeUndefined();
    expect(telephoneFault(typed, 'another')).toBe('invalid');
    expect(storedTelephone(typed)).toBe(typed);
  });
});

describe('a stored telephone number', () => {
  it.each([
    ['+33142000000', '+33 1 42 00 00 00'],
    ['+3225551212', '+32 2 555 12 12'],
    ['+34912345678', '+34 912 34 56 78'],
    ['01 42 00 00 00', '+33 1 42 00 00 00'],
  ])('%s is written as %s', (stored, written) => {
    expect(writeTelephone(stored)).toBe(written);
    expect(writeTelephone(written)).toBe(written);
  });

  it.each(['', 'extension 12', '12', 'after 6 pm: 01 42 00 00 00'])('%j stays as it was typed', (stored) => {
    expect(writeTelephone(stored)).toBe(stored);
  });
});
