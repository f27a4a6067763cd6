import { missingBilling } from '@plenary/contracts/signature-rules';
import fc from 'fast-check';
import { emptyBilling, wholeBilling } from '../signature/testing/make-fields.ts';
import { type Signing, signatureObstacle, signatureWait, statusAfterSigning, suspendedUntil } from './signature-rules.ts';

const signing = (overrides: Partial<Signing> = {}): Signing => ({
  status: 'Presented',
  mailboxProven: true,
  now: 100,
  validUntil: 200,
  eventStart: 300,
  rank: null,
  hasClosedDay: false,
  ...overrides,
});

it.each<[string, Partial<Signing>, ReturnType<typeof signatureObstacle>]>([
  ['can be signed without an option', {}, null],
  ['can be signed with a first option', { rank: 1 }, null],
  ['has to wait behind another option', { rank: 2 }, 'no-longer-available'],
  ['cannot be signed at the instant it expires', { now: 200 }, 'quote-expired'],
  ['can be signed while its option is first, though it has expired', { now: 250, rank: 1 }, null],
  ['has expired, second option or not', { now: 250, rank: 2 }, 'quote-expired'],
  ['cannot be signed once the event begins', { now: 300, validUntil: 900 }, 'no-longer-available'],
  ['cannot be signed for a day that was closed since', { hasClosedDay: true }, 'no-longer-available'],
  ['needs a proven mailbox', { mailboxProven: false }, 'mailbox-unproven'],
  ['is signed already', { status: 'Partially signed' }, 'already-signed'],
  ['is signed already, though billing lacks', { status: 'Devis signé - Missing info' }, 'already-signed'],
  ['is approved', { status: 'Approved', now: 900 }, 'already-signed'],
  ['was rejected', { status: 'Rejected' }, 'rejected'],
])('a quote %s', (_, overrides, obstacle) => {
  expect(signatureObstacle(signing(overrides))).toBe(obstacle);
});

it.each([
  [true, true, 'Partially signed'],
  [true, false, 'Partially signed'],
  [false, true, 'Devis signé - Missing info'],
  [false, false, 'Approved'],
])('second signatory awaited %s, billing missing %s: %s', (awaitsSecond, isBillingMissing, status) => {
  expect(statusAfterSigning({ awaitsSecond, isBillingMissing })).toBe(status);
});

it('a signature suspends the lapse for 7 days, never shortens an option, and never outlasts the start of the event', () => {
  const instant = fc.integer({ min: 0, max: 4 * signatureWait });
  fc.assert(
    fc.property(instant, instant, instant, (now, eventStart, expiresAt) => {
      const until = suspendedUntil({ now, eventStart, expiresAt });
      expect(until).toBeLessThanOrEqual(eventStart);
      if (until < eventStart) {
        expect(until).toBeGreaterThanOrEqual(now + signatureWait);
        expect(until).toBeGreaterThanOrEqual(expiresAt);
      }
    }),
  );
});

describe('billing', () => {
  it('is complete with everything an invoice needs', () => {
    expect(missingBilling(wholeBilling)).toEqual([]);
    expect(missingBilling({ ...wholeBilling, billing: { ...wholeBilling.billing, vatCode: '' } })).toEqual([]);
  });

  it.each([
    ['the number of an order', { purchaseOrder: { kind: 'with', number: '' } } as const, ['purchaseOrder.number']],
    ['the address of a platform', { invoicing: { kind: 'platform', url: '' } } as const, ['invoicing.url']],
    ['the address of an e-mail', { invoicing: { kind: 'email', name: 'A', address: '', copyTo: '' } } as const, ['invoicing.address']],
  ])('lacks %s', (_, overrides, paths) => {
    expect(missingBilling({ ...wholeBilling, ...overrides })).toEqual(paths);
  });

  it('misses every part of the address', () => {
    expect(missingBilling({ ...emptyBilling, invoicing: wholeBilling.invoicing })).toEqual([
      'billing.street',
      'billing.zipCode',
      'billing.city',
      'billing.country',
      'billing.recipient',
      'billing.email',
    ]);
  });
});
