import fc from 'fast-check';
import { readGuestLines } from './guest-lines.ts';
import type { ReadingContext } from './guest-reading.ts';
import { guestFaults, tidyGuest } from './guests-terms.ts';
import { telephoneFault } from './telephone.ts';

// Covers B-D04.

const context: ReadingContext = { mode: 'CALENDAR', listed: new Set(), room: 500, telephoneFault };
const read = (text: string, overrides: Partial<ReadingContext> = {}) => readGuestLines(text, { ...context, ...overrides });
const nobody = { email: '', firstname: '', lastname: '', company: '', phone: '' };

describe('a line of a pasted list', () => {
  it.each([
    ['paul@nord.example', { email: 'paul@nord.example' }],
    ['  PAUL@Nord.Example ', { email: 'paul@nord.example' }],
    ['Paul Roux <paul@nord.example>', { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' }],
    ['"Roux, Paul" <paul@nord.example>', { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' }],
    ['DE LA TOUR Anne <anne@nord.example>', { email: 'anne@nord.example', firstname: 'Anne', lastname: 'DE LA TOUR' }],
    ['Jean-Luc van der Berg <jl@nord.example>;', { email: 'jl@nord.example', firstname: 'Jean-Luc', lastname: 'van der Berg' }],
    ['<paul@nord.example>', { email: 'paul@nord.example' }],
    ['Roux <mailto:paul@nord.example>', { email: 'paul@nord.example', lastname: 'Roux' }],
    ['paul@nord.example;Paul;Roux', { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' }],
    ['paul@nord.example, Paul, Roux', { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' }],
    ['Paul\tRoux\tpaul@nord.example', { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux' }],
    [
      'paul@nord.example;Paul;Roux;Atelier, Nord;+33 1 42 00 00 00',
      { email: 'paul@nord.example', firstname: 'Paul', lastname: 'Roux', company: 'Atelier, Nord', phone: '+33 1 42 00 00 00' },
    ],
    ['Zoë  Müller   zoe@nord.example', { email: 'zoe@nord.example', firstname: 'Zoë', lastname: 'Müller' }],
    ["o'neil+venues@nord.example", { email: "o'neil+venues@nord.example" }],
  ])('%j is a guest', (line, fields) => {
    expect(read(line)).toEqual({ guests: [{ line: 1, guest: { ...nobody, ...fields } }], faults: [] });
  });

  it.each([
    ['Paul Roux', 'email_missing'],
    ['Paul;Roux', 'email_missing'],
    ['Paul Roux <>', 'email_missing'],
    ['paul@nord', 'email_invalid'],
    ['paul@@nord.example', 'email_invalid'],
    ['Paul <paul@nord..example>', 'email_invalid'],
    ['hélène@nord.example', 'email_invalid'],
    ['paul@nord.example;a;b;c;d;e', 'too_many_fields'],
    [`paul@nord.example;${'a'.repeat(101)}`, 'too_long'],
    ['paul@nord.example;Paul;Roux;Nord;123', 'phone_invalid'],
    ['paul@nord.example;Pa\u0000ul', 'unreadable'],
    ['paul@nord.example;H\uFFFDl\uFFFDne', 'unreadable'],
  ])('%j is answered with %s', (line, code) => {
    expect(read(line)).toEqual({ guests: [], faults: [{ line: 1, text: line.slice(0, 79) + (line.length > 80 ? '…' : ''), code }] });
  });

  it('names guests where a visitor system needs names', () => {
    expect(read('paul@nord.example\nanne@nord.example;Anne;Roux', { mode: 'OCTOPUS' })).toMatchObject({
      guests: [{ line: 2 }],
      faults: [{ line: 1, code: 'name_missing' }],
    });
  });
});

describe('a list', () => {
  it('is numbered as an editor shows it, with any line endings', () => {
    const { guests, faults } = read('\uFEFFpaul@nord.example\r\n\r\nnobody\ranne@nord.example\n');
    expect(guests.map(({ line }) => line)).toEqual([1, 4]);
    expect(faults).toEqual([{ line: 3, text: 'nobody', code: 'email_missing' }]);
  });

  it.each([
    'Paul Roux <paul@nord.example>; Anne Roux <anne@nord.example>',
    'Paul Roux <paul@nord.example>, "Roux, Anne" <anne@nord.example>,',
    'paul@nord.example; anne@nord.example',
  ])('has several guests on a line as mail programs copy them: %j', (line) => {
    expect(read(line).guests.map(({ guest }) => guest.email)).toEqual(['paul@nord.example', 'anne@nord.example']);
  });

  it('reports duplicates, listed guests, and guests over the limit', () => {
    const text = ['paul@nord.example', 'Paul <PAUL@nord.example>', 'anne@nord.example', 'eva@nord.example', 'eva@nord.example'].join('\n');
    expect(read(text, { listed: new Set(['anne@nord.example']), room: 1 })).toEqual({
      guests: [{ line: 1, guest: { ...nobody, email: 'paul@nord.example' } }],
      faults: [
        { line: 2, text: 'Paul <PAUL@nord.example>', code: 'duplicate', of: 1 },
        { line: 3, text: 'anne@nord.example', code: 'already_listed' },
        { line: 4, text: 'eva@nord.example', code: 'over_limit' },
        { line: 5, text: 'eva@nord.example', code: 'duplicate', of: 4 },
      ],
    });
  });

  it('has an answer for every line that is not empty, and takes only guests without fault', () => {
    const line = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z ,;<>@."\t]{0,30}$/), fc.emailAddress());
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.constantFrom('CALENDAR' as const, 'PROXYCLICK' as const), (lines, mode) => {
        const flat = lines.map((text) => text.replace(/[\r\n\uFEFF]/g, ''));
        const { guests, faults } = read(flat.join('\n'), { mode });
        const answered = new Set([...guests, ...faults].map((each) => each.line));
        flat.forEach((text, index) => {
          if (/[^\s;,]/.test(text)) expect(answered).toContain(index + 1);
        });
        const emails = guests.map(({ guest }) => guest.email);
        expect(new Set(emails).size).toBe(emails.length);
        for (const { guest } of guests) {
          expect(guestFaults(guest, mode, telephoneFault)).toEqual({});
          expect(tidyGuest(guest)).toEqual(guest);
        }
      }),
    );
  });
});
