import { normaliseEmail } from './email-address.ts';
import { email } from './identity-fields.ts';

// Covers B-J03–B-J07.

describe('an e-mail address is normalised (spec/booking.md §5)', () => {
  it.each([
    ['  Claire@Atelier-Nord.Example\n', 'claire@atelier-nord.example', 'trimmed and lower-cased'],
    ['hélène.çelik@atelier-nord.example', 'helene.celik@atelier-nord.example', 'without accents'],
    ['he\u0301le\u0300ne@atelier-nord.example', 'helene@atelier-nord.example', 'without accents that are characters of their own'],
    ['İlker@atelier-nord.example', 'ilker@atelier-nord.example', 'a capital whose small letter is two characters'],
    ['claire@atelier-nord.example.invalid', 'claire@atelier-nord.example', 'without the suffix of switched-off addresses'],
    ['claire@atelier-nord.example.INVALID', 'claire@atelier-nord.example', 'the suffix in capitals'],
    ['claire@atelier-nord.example.invalid.invalid', 'claire@atelier-nord.example', 'the suffix added twice'],
    ['claire@invalid.example', 'claire@invalid.example', 'the suffix only at the end'],
    ["o'neil+venues@atelier-nord.example", "o'neil+venues@atelier-nord.example", 'what belongs to the mailbox stays'],
    ['a^b`c@atelier-nord.example', 'a^b`c@atelier-nord.example', 'no character but accents is dropped'],
  ])('%j becomes %j: %s', (written, normalised) => {
    expect(normaliseEmail(written)).toBe(normalised);
    expect(normaliseEmail(normalised)).toBe(normalised);
  });
});

describe('an e-mail address is checked once it is normalised', () => {
  it('answers the normalised address', () => {
    expect(email.parse(' Claire@Atelier-Nord.example.invalid ')).toBe('claire@atelier-nord.example');
  });

  it.each([
    ['empty', ''],
    ['spaces alone', '   '],
    ['no at sign', 'claire.atelier-nord.example'],
    ['two at signs', 'claire@nord@example.fr'],
    ['no top level', 'claire@atelier'],
    ['nothing but a switched-off top level', 'claire@atelier.invalid'],
    ['a space inside', 'claire martin@atelier-nord.example'],
    ['a line break that would add a header to a mail', 'claire@atelier-nord.example\nbcc: all@atelier-nord.example'],
    ['two dots', 'claire..martin@atelier-nord.example'],
    ['a name in brackets', 'Claire <claire@atelier-nord.example>'],
    ['longer than a mailbox can be', `${'a'.repeat(250)}@b.example`],
    ['longer than anything worth parsing', `${' '.repeat(400)}claire@atelier-nord.example`],
    ['no text', 12],
  ])('refuses one that is %s', (_fault, written) => {
    expect(email.safeParse(written).success).toBe(false);
  });
});
