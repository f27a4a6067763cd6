import { normaliseEmail } from '@plenary/contracts/email-address';
import { email } from '@plenary/contracts/identity-fields';
import fc from 'fast-check';
import { parseEmail } from './parse-email.ts';

// Covers B-J03–B-J06.

describe('typed e-mail addresses', () => {
  it.each([
    ['  Claire@Atelier-Nord.Example ', 'claire@atelier-nord.example'],
    ['clàïrê@atelier-nord.example', 'claire@atelier-nord.example'],
    ['cla\u0301ire@atelier-nord.example', 'claire@atelier-nord.example'],
    ['claire@atelier-nord.example.invalid', 'claire@atelier-nord.example'],
    ['CLAIRE@ATELIER-NORD.EXAMPLE.INVALID', 'claire@atelier-nord.example'],
  ])('reads %j as %s', (typed, address) => {
    expect(parseEmail(typed)).toEqual({ address, domain: 'atelier-nord.example' });
  });

  it.each(['', ' ', '\t\n'])('says that %j is required', (typed) => {
    expect(parseEmail(typed)).toEqual({ fault: 'required' });
  });

  it.each([
    'claire',
    'claire@',
    '@atelier-nord.example',
    'claire@nord',
    'claire@atelier nord.example',
    'claire@atelier-nord.example, x@y.example',
    'claire@invalid',
    'cl^aire@atelier-nord.example',
    'claire@atelier-nord.example\r\nBcc: x@y.example',
    `${'a'.repeat(250)}@b.example`,
    '<claire@atelier-nord.example>',
  ])('says that %j is none', (typed) => {
    expect(parseEmail(typed)).toEqual({ fault: 'invalid_format' });
  });

  // Covers B-J07.
  it('says of what is none that it is an invalid e-mail', () => {
    expect(email.safeParse('claire@').error?.issues.map(({ message }) => message)).toEqual(['Invalid email']);
  });

  const address = fc
    .tuple(fc.stringMatching(/^[a-z0-9]{1,12}(\.[a-z0-9]{1,5})?$/), fc.stringMatching(/^[a-z]{1,10}\.(example|com|fr)$/))
    .map(([local, domain]) => `${local}@${domain}`);

  it('reads an address the same however it is typed', () => {
    const noise = fc.constantFrom('', ' ', '  ', '\t', '\n');
    const change = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.replace(/e/g, 'é'),
      (text: string) => text.replace(/[aeiou]/g, '$&\u0308'),
      (text: string) => `${text}.invalid`,
      (text: string) => `${text}.INVALID`,
    );
    fc.assert(
      fc.property(address, fc.array(change, { maxLength: 4 }), noise, noise, (clean, changes, before, after) => {
        const typed = before + changes.reduce((text, apply) => apply(text), clean) + after;
        expect(parseEmail(typed)).toMatchObject({ address: clean });
      }),
    );
  });

  it('has nothing left to do on an address it has read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress(), address), (typed) => {
        const parsed = parseEmail(typed);
        if ('fault' in parsed) return;
        expect(normaliseEmail(parsed.address)).toBe(parsed.address);
        expect(parseEmail(parsed.address)).toEqual(parsed);
      }),
    );
  });
});
