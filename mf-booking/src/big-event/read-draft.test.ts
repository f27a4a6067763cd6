import { bigEventDemand } from '@plenary/contracts/big-event.schemas';
import { bigEventFaults } from '@plenary/contracts/big-event-rules';
import fc from 'fast-check';
import type { BigEventDraft } from './big-event-draft.ts';
import { buildDraft } from './big-event-factory.ts';
import { demandOf, draftFaults } from './read-draft.ts';

const rules = { today: '2026-12-10', minimumPax: 50 };
const context = { 'venue-id': 'a0V2p00000Qr104', lang: 'fr', adsTracking: 'click-1' } as const;

describe('the faults of a big-event form', () => {
  it('are none if every field is filled in', () => {
    expect(draftFaults(buildDraft(), rules)).toEqual({});
  });

  it.each([
    ['firstname', ' ', 'required'],
    ['lastname', '', 'required'],
    ['email', '', 'required'],
    ['email', 'claire@nord', 'invalid_format'],
    ['phone', '', 'required'],
    ['start-date', '', 'required'],
    ['start-date', '2026-12-09', 'too_early'],
    ['end-date', '', 'required'],
    ['end-date', '2027-01-18', 'too_early'],
    ['rooms-count', null, 'required'],
    ['rooms-count', 0, 'too_small'],
    ['rooms-count', 100, 'too_large'],
    ['pax', null, 'required'],
    ['pax', 0, 'too_small'],
    ['pax', 49, 'too_small'],
    ['pax', 1_000, 'too_large'],
    ['message', '\n', 'required'],
  ] as const)('name %s where it is %j: %s', (field, value, code) => {
    expect(draftFaults(buildDraft({ [field]: value }), rules)).toEqual({ [field]: code });
  });

  it('are reported together', () => {
    const empty = buildDraft({
      firstname: '',
      lastname: '',
      email: '',
      phone: '',
      'start-date': '',
      'end-date': '',
      pax: null,
      message: '',
    });
    expect(Object.keys(draftFaults(empty, rules)).sort()).toEqual(
      ['email', 'end-date', 'firstname', 'lastname', 'message', 'pax', 'phone', 'start-date'].sort(),
    );
  });

  it('accept everything that the service takes', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10));
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const email = fc.oneof(
      fc.emailAddress(),
      fc.emailAddress().map((address) => ` ${address.toUpperCase()}.invalid `),
      text,
    );
    const draft: fc.Arbitrary<BigEventDraft> = fc.record({
      firstname: text,
      lastname: text,
      email,
      phone: text,
      'start-date': day,
      'end-date': day,
      'flexible-date': fc.boolean(),
      'rooms-count': fc.integer({ min: 0, max: 120 }),
      pax: fc.integer({ min: 0, max: 1_100 }),
      message: text,
      website: fc.constant(''),
    });
    fc.assert(
      fc.property(draft, (filledIn) => {
        const taken = bigEventDemand.safeParse(demandOf(filledIn, context));
        fc.pre(taken.success && Object.keys(bigEventFaults(taken.data, rules)).length === 0);
        expect(draftFaults(filledIn, rules)).toEqual({});
      }),
      { maxSkipsPerRun: 1_000 },
    );
  });
});

test('a demand has the fields of the call under their names, and the hidden one only if filled in', () => {
  expect(demandOf(buildDraft(), context)).toEqual({
    'venue-id': 'a0V2p00000Qr104',
    lang: 'fr',
    adsTracking: 'click-1',
    firstname: 'Claire',
    lastname: 'Martin',
    email: 'claire@atelier-nord.example',
    phone: '01 42 00 00 00',
    'start-date': '2027-01-19',
    'end-date': '2027-01-20',
    'flexible-date': false,
    'rooms-count': 1,
    pax: 120,
    message: 'Une convention',
  });
  expect(demandOf(buildDraft({ website: 'https://spam.example' }), context)).toMatchObject({ website: 'https://spam.example' });
});
