import type { DealTermsVersions } from '@plenary/contracts/deal-terms.schemas';
import type { VatRates } from '@plenary/contracts/vat-rates.schemas';
import { louis } from './make-proposal.ts';

const rungs = [
  { minDays: 31, percent: 0 },
  { minDays: 8, percent: 50 },
  { minDays: 0, percent: 100 },
];
const values = {
  ...{ consentPercent: 5, consentRise: 50_000, depositRise: 5_000 },
  ...{ reductionPercent: 10, reductionDays: 8, postponeDays: 15, postponeMonths: 6, largeDeal: 2_500_000 },
  flexRungs: [
    { minDays: 3, percent: 0 },
    { minDays: 0, percent: 100 },
  ],
  countries: {
    FRA: { guaranteeDays: 3, rungs, wholeFee: 'service' as const },
    BEL: { guaranteeDays: 7, rungs, wholeFee: 'service' as const },
    ESP: { guaranteeDays: 3, rungs, wholeFee: 'indemnity' as const },
  },
};

/** Terms as the product came, and those from March on that Louis Arnaud has set. */
export const makeDealTerms = (): DealTermsVersions => ({
  versions: [
    { ...values, from: '2027-03-01', consentPercent: 8, revision: 1, changedBy: louis, changedAt: '2027-01-11T09:30:00Z' },
    { ...values, from: '2026-01-01', revision: 1, changedBy: null, changedAt: null },
  ],
  today: '2027-01-12',
});

/** VAT as the product came, and that of food in France from March on that Louis Arnaud has set. */
export const makeVatRates = (): VatRates => ({
  rates: [
    { countryCode: 'FRA', from: '2027-03-01', service: 20, food: 5.5, revision: 1, changedBy: louis, changedAt: '2027-01-11T09:30:00Z' },
    { countryCode: 'FRA', from: '2014-01-01', service: 20, food: 10, revision: 1, changedBy: null, changedAt: null },
    { countryCode: 'BEL', from: '2010-01-01', service: 21, food: 12, revision: 1, changedBy: null, changedAt: null },
  ],
  today: '2027-01-12',
});
