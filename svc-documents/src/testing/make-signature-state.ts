import type { SignatureState } from '@plenary/contracts/signature.schemas';
import type { Billing } from '../quotes/fetch-billing.ts';

const empty: Billing = { companyName: '', street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email: '' };

/** A signature that stands and is billed as told, or none. */
export const makeSignatureState = (billing: Billing | undefined): SignatureState => ({
  status: 'Approved',
  obstacle: 'already-signed',
  form: {
    billing: billing ?? empty,
    paymentReminder: { name: '', email: '', phone: '' },
    purchaseOrder: { kind: 'without' },
    invoicing: { kind: 'platform', url: '' },
    paymentMethod: 'bank-transfer',
    signatory: { name: 'Claire Martin', jobTitle: '' },
    company: { secondSignatory: '' },
  },
  missing: [],
  signature: billing
    ? {
        signedAt: '2026-09-15T10:00:00Z',
        signatoryName: 'Claire Martin',
        sha256: '0123abcd'.repeat(8),
        secondSignatory: null,
        deadline: null,
        isComplete: true,
      }
    : null,
  hasLapsed: false,
});
