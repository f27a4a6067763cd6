import { formatDay, formatEuros } from '@plenary/contracts/format';
import type { LunchService } from '@plenary/contracts/survey-terms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { dayOfStep } from '../events/day-of-step.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { noticeWords } from './words/by-language.ts';

interface ChargedLunch {
  service: LunchService;
  /** Local day of the venue. */
  day: string;
  pax: number;
  /** Euro cents, without VAT. */
  unitPrice: number;
}

/** A lunch outside as it is charged: `Plateaux-repas, 6 oct. 2026, 24 × 10,00 €`. */
export const lunchLabel = ({ service, day, pax, unitPrice }: ChargedLunch, lang: Language): string => {
  const { lunchOutside } = noticeWords[lang];
  const name = lunchOutside[service === 'meal_trays' ? 'meal_trays' : 'external_restaurant'];
  return `${name}, ${formatDay(day, localeOf[lang])}, ${pax} × ${formatEuros(unitPrice, localeOf[lang])}`;
};

/** The name of a charge in a language: that of a lunch outside; what staff wrote stays as they wrote it. */
export const chargeLabel = ({ lunch, label, excludingVat }: KeptCharge, { days }: Pick<EventRecord, 'days'>, lang: Language): string => {
  const day = lunch && dayOfStep({ days }, lunch.stepKey);
  if (!lunch?.service || !lunch.pax || !day) return label;
  return lunchLabel({ service: lunch.service, day, pax: lunch.pax, unitPrice: excludingVat / lunch.pax }, lang);
};
