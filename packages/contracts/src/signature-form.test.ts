import { signatureFields } from './signature-form.ts';

const fields = {
  billing: { companyName: 'Atelier Nord', street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email: '' },
  paymentReminder: { name: '', email: '', phone: '' },
  purchaseOrder: { kind: 'without' },
  paymentMethod: 'bank-transfer',
  invoicing: { kind: 'platform', url: '' },
  signatory: { name: 'Claire Martin', jobTitle: '' },
  company: { secondSignatory: '' },
  goodForAgreement: true,
} as const;
type Sent = Record<string, unknown>;
const withBilling = (part: Sent): Sent => ({ ...fields, billing: { ...fields.billing, ...part } });
const takes = (sent: Sent) => signatureFields.safeParse(sent).success;

it('billing may be empty at the signature, but not the name or the agreement', () => {
  expect(takes(fields)).toBe(true);
  expect(takes({ ...fields, signatory: { name: '  ', jobTitle: '' } })).toBe(false);
  expect(takes({ ...fields, goodForAgreement: false })).toBe(false);
  expect(takes({ ...fields, purchaseOrder: { kind: 'with' } })).toBe(false);
});

it.each([
  ['FR12345678901', true],
  ['FR 12 345 678 901', true],
  ['fr12345678901', true],
  ['FR1234567890', false],
  ['FR123456789012', false],
  ['BE0123456789', true],
  ['ESB12345678', true],
  ['NL123456789B01', true],
  ['12345678901', false],
  ['', true],
])('VAT number %s: %s', (vatCode, isTaken) => {
  expect(takes(withBilling({ vatCode }))).toBe(isTaken);
});

it('a VAT number and an address are stored in one form', () => {
  const { billing } = signatureFields.parse(withBilling({ vatCode: 'fr 12 345.678.901', email: ' Compta@Atélier.example ' }));
  expect(billing).toMatchObject({ vatCode: 'FR12345678901', email: 'compta@atelier.example' });
});

it.each([
  ['https://factures.example/depot', true],
  ['http://factures.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['', true],
])('platform %s: %s', (url, isTaken) => {
  expect(takes({ ...fields, invoicing: { kind: 'platform', url } })).toBe(isTaken);
});

it.each([
  ['a line break', { street: 'a\nb' }],
  ['NUL', { city: 'a\u0000' }],
  ['too much', { zipCode: '1'.repeat(13) }],
  ['no address', { email: 'compta@' }],
])('refuses %s', (_, part) => {
  expect(takes(withBilling(part))).toBe(false);
});
