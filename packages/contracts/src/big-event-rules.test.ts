import fc from 'fast-check';
import { bigEventDemand } from './big-event.schemas.ts';
import { bigEventFaults, type TypedBigEvent, typedBigEventFaults } from './big-event-rules.ts';
import { telephoneFault } from './telephone.ts';

const rules = { today: '2026-12-10', minimumPax: 50, telephoneFault };

const typed = (fields: Partial<TypedBigEvent> = {}): TypedBigEvent => ({
  firstname: 'Claire',
  lastname: 'Martin',
  email: 'claire@atelier-nord.example',
  phone: '01 42 00 00 00',
  'start-date': '2027-01-19',
  'end-date': '2027-01-20',
  'rooms-count': 1,
  pax: 120,
  message: 'Une convention',
  ...fields,
});

describe('the faults of a big-event form', () => {
  it('are none if every field is filled in', () => {
    expect(typedBigEventFaults(typed(), rules)).toEqual({});
  });

  it.each([
    ['firstname', ' ', 'required'],
    ['lastname', '', 'required'],
    ['email', '', 'required'],
    ['email', 'claire@nord', 'invalid_format'],
    ['phone', '', 'required'],
    ['phone', '123', 'invalid'],
    ['phone', 'call me', 'invalid'],
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
    expect(typedBigEventFaults(typed({ [field]: value }), rules)).toEqual({ [field]: code });
  });

  it('are reported together', () => {
    const empty = typed({
      firstname: '',
      lastname: '',
      email: '',
      phone: '',
      'start-date': '',
      'end-date': '',
      pax: null,
      message: '',
    });
    expect(Object.keys(typedBigEventFaults(empty, rules)).sort()).toEqual(
      ['email', 'end-date', 'firstname', 'lastname', 'message', 'pax', 'phone', 'start-date'].sort(),
    );
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10));
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'Claire',
    ' Claire ',
    'a\nb',
    'a\u0000',
    ' 01 42 00 00 00 ',
    '+32 2 555 12 12',
    'x'.repeat(40),
    'x'.repeat(41),
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(4_001),
  ),
);
const email = fc.oneof(
  fc.emailAddress(),
  fc.emailAddress().map((address) => ` ${address.toUpperCase()}.invalid `),
  fc.constantFrom('claire@nord.example', `${'x'.repeat(250)}@nord.example`, `${' '.repeat(320)}claire@nord.example`),
  text,
);
const generated: fc.Arbitrary<TypedBigEvent> = fc.record({
  firstname: text,
  lastname: text,
  email,
  phone: text,
  'start-date': fc.oneof(day, fc.constant('')),
  'end-date': fc.oneof(day, fc.constant('')),
  'rooms-count': fc.option(fc.integer({ min: -1, max: 120 })),
  pax: fc.option(fc.integer({ min: -1, max: 1_100 })),
  message: text,
});

/** The fields that the service refuses: those of its schema, and of a demand that passes, those of its rules. */
const refusedFields = (fields: TypedBigEvent): string[] => {
  const sent = { ...fields, 'venue-id': 'a0V2p00000Qr104', lang: 'fr' };
  const taken = bigEventDemand.safeParse(sent);
  if (!taken.success) return taken.error.issues.map(({ path }) => String(path[0]));
  return [...Object.keys(bigEventFaults(taken.data, rules)), ...(telephoneFault(taken.data.phone) ? ['phone'] : [])];
};

it('the page and the service agree on every big-event form', () => {
  fc.assert(
    fc.property(generated, fc.subarray(Object.keys(typed()) as (keyof TypedBigEvent)[]), (fields, wrong) => {
      const form = typed(Object.fromEntries(wrong.map((name) => [name, fields[name]])));
      const refused = refusedFields(form);
      const found = Object.keys(typedBigEventFaults(form, rules));
      expect(found).toEqual(expect.arrayContaining(refused));
      expect(found.length === 0).toBe(refused.length === 0);
    }),
    { numRuns: 1_000 },
  );
});
