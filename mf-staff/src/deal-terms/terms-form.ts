import { ladderLimits } from '@plenary/contracts/cancellation-ladder';
import { dealTermsLimits } from '@plenary/contracts/deal-terms';
import type { DealTermsVersions, DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { centsOf } from '../desk/cents-of.ts';
import { dayOf } from '../desk/day-of.ts';
import { eurosOf } from '../desk/euros-of.ts';
import { ladderRowsOf, ladderTypedFault, rungsOf, wholeOf } from '../network/prices-form.ts';
import type { Row } from '../network/venue-form.ts';

export type TermsVersion = DealTermsVersions['versions'][number];

/** What a number is typed as, and the most that it can be: euro cents, percents, days and months. */
const numbers = {
  consentPercent: { kind: 'whole', most: 100 },
  consentRise: { kind: 'money', most: dealTermsLimits.amount },
  depositRise: { kind: 'money', most: dealTermsLimits.amount },
  reductionPercent: { kind: 'whole', most: 100 },
  reductionDays: { kind: 'whole', most: ladderLimits.days },
  postponeDays: { kind: 'whole', most: ladderLimits.days },
  postponeMonths: { kind: 'whole', most: dealTermsLimits.postponeMonths },
  largeDeal: { kind: 'money', most: dealTermsLimits.largeDeal },
} as const;
export type NumberKey = keyof typeof numbers;
export const numberKeys = Object.keys(numbers) as NumberKey[];

export interface CountryForm {
  guaranteeDays: string;
  ladder: readonly Row[];
  wholeFee: DealTermValues['countries'][CountryCode]['wholeFee'];
}

/** Terms as they are typed. */
export interface TermsForm {
  from: string;
  numbers: Record<NumberKey, string>;
  /** Null: an older release of svc-booking answers. */
  flexLadder: readonly Row[] | null;
  countries: Record<CountryCode, CountryForm>;
}

export const termsFieldId = (path: string): string => `terms-${path.replaceAll('.', '-')}`;
export const termsPaths: readonly string[] = [
  'from',
  ...numberKeys,
  'flexRungs',
  ...countryCodes.flatMap((code) => [`countries.${code}.guaranteeDays`, `countries.${code}.rungs`]),
];

const eachCountry = <Value>(read: (code: CountryCode) => Value): Record<CountryCode, Value> => ({
  FRA: read('FRA'),
  BEL: read('BEL'),
  ESP: read('ESP'),
});

/** A form with the values of a version, from a day on. */
export const termsFormOf = (version: TermsVersion, from: string): TermsForm => ({
  from,
  numbers: Object.fromEntries(
    numberKeys.map((key) => [key, numbers[key].kind === 'money' ? eurosOf(version[key]) : String(version[key])]),
  ) as TermsForm['numbers'],
  flexLadder: version.flexRungs ? ladderRowsOf(version.flexRungs) : null,
  countries: eachCountry((code) => {
    const { guaranteeDays, rungs, wholeFee } = version.countries[code];
    return { guaranteeDays: String(guaranteeDays), ladder: ladderRowsOf(rungs), wholeFee };
  }),
});

const numberOf = (form: TermsForm, key: NumberKey): number | null => {
  const { kind, most } = numbers[key];
  const typed = kind === 'money' ? centsOf(form.numbers[key]) : wholeOf(form.numbers[key], most);
  return typed !== null && typed <= most ? typed : null;
};
const guaranteeOf = ({ guaranteeDays }: CountryForm) => wholeOf(guaranteeDays, dealTermsLimits.guaranteeDays);

const ladderFaultOf = (path: string, ladder: readonly Row[]): FieldErrors => {
  const fault = ladderTypedFault(ladder);
  return fault ? { [path]: fault } : {};
};

/** What cannot even be sent. */
export const termsFaults = (form: TermsForm, { today }: { today: string }): FieldErrors => ({
  ...(dayOf(form.from) && form.from >= today ? {} : { from: 'in_past' }),
  ...Object.fromEntries(numberKeys.filter((key) => numberOf(form, key) === null).map((key) => [key, 'not_a_number'])),
  ...(form.flexLadder && ladderFaultOf('flexRungs', form.flexLadder)),
  ...Object.assign(
    {},
    ...countryCodes.map((code) => ({
      ...(guaranteeOf(form.countries[code]) === null && { [`countries.${code}.guaranteeDays`]: 'not_a_number' }),
      ...ladderFaultOf(`countries.${code}.rungs`, form.countries[code].ladder),
    })),
  ),
});

/** The values of a form without `termsFaults`. */
export const termValuesOf = (form: TermsForm): DealTermValues => {
  const values = Object.fromEntries(numberKeys.map((key) => [key, numberOf(form, key) ?? 0])) as Record<NumberKey, number>;
  return {
    ...values,
    ...(form.flexLadder && { flexRungs: rungsOf(form.flexLadder) }),
    countries: eachCountry((code) => {
      const country = form.countries[code];
      return { guaranteeDays: guaranteeOf(country) ?? 0, rungs: rungsOf(country.ladder), wholeFee: country.wholeFee };
    }),
  };
};
