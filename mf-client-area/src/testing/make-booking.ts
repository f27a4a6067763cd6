import type { Quote } from '@plenary/contracts/quote';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { makeEvent, quoteId } from './make-events.ts';

/** The quote that an event was booked with. */
export const makeBookedQuote = (fields: Partial<Quote> = {}): Quote => {
  const { commercialName, slug, palette, address } = makeEvent().building;
  return {
    id: quoteId,
    demandId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d21',
    buildingName: commercialName,
    venue: {
      ...{ salesforceId: 'a0V2p00000Qr101', slug, name: 'Ternes', commercialName, palette, address },
      themeName: { fr: 'Hôtel particulier', en: 'Town mansion', es: 'Palacete urbano', nl: 'Stadspaleis' },
      coordinates: { latitude: 48.8788, longitude: 2.2945 },
      pictures: { cover: null, carrousel: [] },
      features: { capacity: 108, roomsCount: 7, maxSitting: 86, maxStanding: 108 },
      isFoodBrand: false,
      isRequestOnly: false,
    },
    eventStartDate: '2027-01-19',
    eventEndDate: '2027-01-20',
    items: [],
    addons: { teambuilding: false, wellness: false, facilitator: false, afterwork: false },
    totalExcludingVatPrice: 1_354_708,
    totalIncludingVatPrice: 1_625_650,
    vat: { percent: 20, amount: 270_942 },
    vatBreakdown: [{ percent: 20, base: 1_354_708, amount: 270_942 }],
    deposit: { percent: 70, amount: 1_137_955 },
    createdAt: '2026-11-20T12:17:18Z',
    status: 'Approved',
    validUntil: '2026-12-04T12:17:18Z',
    option: null,
    ...fields,
  };
};

const billing = { companyName: 'Atelier Nord', street: '', zipCode: '', city: '', country: '', vatCode: '', recipient: '', email: '' };

/** A signature that is complete, with its deposit to be paid. */
export const makeSignature = (fields: Partial<SignatureState> = {}): SignatureState => ({
  status: 'Approved',
  obstacle: 'already-signed',
  form: {
    billing,
    paymentReminder: { name: '', email: '', phone: '' },
    purchaseOrder: { kind: 'without' },
    paymentMethod: 'bank-transfer',
    invoicing: { kind: 'email', name: '', address: '', copyTo: '' },
    signatory: { name: 'Claire Martin', jobTitle: '' },
    company: { secondSignatory: '' },
  },
  missing: [],
  signature: {
    signedAt: '2026-11-20T13:05:00Z',
    signatoryName: 'Claire Martin',
    sha256: '4f3c'.repeat(16),
    secondSignatory: null,
    deadline: null,
    isComplete: true,
  },
  deposit: {
    ...{ payee: 'Comet SAS', iban: 'FR76 3000 1007 9412 3456 7890 185', bic: 'BDFEFRPPXXX' },
    ...{ reference: '7B0A3C9E', amount: 1_137_955, dueOn: '2999-11-25' },
  },
  hasLapsed: false,
  ...fields,
});
