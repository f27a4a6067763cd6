import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { SignatureForm } from '@plenary/contracts/signature-form';

export const sha256 = '0123456789abcdef'.repeat(4);
export const draftId = '3c1d1c52-6f0e-4c37-9d1c-2f5f7b0a9e33';

/** Initial values of a form: the account's own name and address. */
export const buildForm = (overrides: Partial<SignatureForm> = {}): SignatureForm => ({
  billing: {
    companyName: 'Atelier Nord',
    street: '',
    zipCode: '',
    city: '',
    country: '',
    vatCode: '',
    recipient: '',
    email: 'claire@atelier-nord.example',
  },
  paymentReminder: { name: 'Claire Martin', email: 'claire@atelier-nord.example', phone: '+33142000000' },
  purchaseOrder: { kind: 'without' },
  paymentMethod: 'bank-transfer',
  invoicing: { kind: 'email', name: 'Claire Martin', address: 'claire@atelier-nord.example', copyTo: '' },
  signatory: { name: 'Claire Martin', jobTitle: '' },
  company: { secondSignatory: '' },
  ...overrides,
});

/** An unsigned quote; override the values under test. */
export const buildState = (overrides: Partial<SignatureState> = {}): SignatureState => ({
  status: 'Presented',
  obstacle: null,
  form: buildForm(),
  missing: ['billing.street', 'billing.zipCode', 'billing.city', 'billing.country', 'billing.recipient'],
  signature: null,
  hasLapsed: false,
  ...overrides,
});

export const buildSignature = (
  overrides: Partial<NonNullable<SignatureState['signature']>> = {},
): NonNullable<SignatureState['signature']> => ({
  signedAt: '2026-11-20T13:05:00Z',
  signatoryName: 'Claire Martin',
  sha256,
  secondSignatory: null,
  deadline: '2026-11-27T13:05:00Z',
  isComplete: true,
  ...overrides,
});
