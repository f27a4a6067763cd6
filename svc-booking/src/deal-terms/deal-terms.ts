import type { CancellationTerms } from '@plenary/contracts/cancellation';
import type { DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { todayIn } from '../calendar/today-in.ts';

/** The network keeps the days of its first country. */
export const termsZone = timeZoneOf.FRA;

/** Amounts and limits in force from a day on. */
export interface DealTerms extends Omit<DealTermValues, 'flexRungs'> {
  /** An older page sends none, and a row has them. */
  flexRungs: NonNullable<DealTermValues['flexRungs']>;
  /** Local day. */
  fromDay: string;
  revision: number;
}

/** Those in force on a local day; `versions`: the last to begin first. Before the first ones begin, those. */
export const termsOn = <Terms extends DealTerms>(versions: readonly Terms[], day: string): Terms => {
  const found = versions.find(({ fromDay }) => fromDay <= day) ?? versions.at(-1);
  if (!found) throw new Error('no terms of deals');
  return found;
};

/** What was agreed on with a quote beside the shares of a cancellation. */
export type AgreedRules = Required<Pick<CancellationTerms, 'freeReduction' | 'postponement' | 'guaranteeDays'>>;

/** The rules that terms put on a quote of a country. */
export const rulesOf = (terms: DealTerms, countryCode: CountryCode): AgreedRules => ({
  freeReduction: { percent: terms.reductionPercent, minDays: terms.reductionDays },
  postponement: { minDays: terms.postponeDays, months: terms.postponeMonths },
  guaranteeDays: terms.countries[countryCode].guaranteeDays,
});

interface Agreed {
  frozen: { cancellationTerms?: CancellationTerms | undefined };
  /** Instant in milliseconds. */
  createdAt: number;
}

/** As frozen on a quote; an older one was frozen without, and has those of the day on which it was made. */
export const agreedRules = (
  { frozen, createdAt }: Agreed,
  { versions, countryCode }: { versions: readonly DealTerms[]; countryCode: CountryCode },
): AgreedRules => {
  const of = rulesOf(termsOn(versions, todayIn({ now: createdAt, timeZone: termsZone })), countryCode);
  const {
    freeReduction = of.freeReduction,
    postponement = of.postponement,
    guaranteeDays = of.guaranteeDays,
  } = frozen.cancellationTerms ?? {};
  return { freeReduction, postponement, guaranteeDays };
};
