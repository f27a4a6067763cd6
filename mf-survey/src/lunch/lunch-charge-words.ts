import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { LunchCharge } from '@plenary/contracts/supplements';
import type { TFunction } from 'i18next';

type Priced = Pick<LunchCharge, 'pax' | 'unitPrice' | 'excludingVat' | 'includingVat'>;

/** What a lunch outside costs: "61 × 10,00 € = 610,00 € HT (671,00 € TTC)". */
export const lunchChargeWords = (
  t: TFunction<'survey'>,
  locale: string,
  { pax, unitPrice, excludingVat, includingVat }: Priced,
): string => {
  if (unitPrice === null || excludingVat === null || includingVat === null) return t('lunch.surchargeOnRequest');
  const euros = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const [unit, total, withVat] = [euros(unitPrice), euros(excludingVat), euros(includingVat)];
  return t('lunch.surchargeTotal', { pax, unit, total, withVat });
};

/** Names a lunch outside by its kind and day. */
export const lunchChargeName = (t: TFunction<'survey'>, locale: string, service: LunchCharge['service'], date: string): string =>
  [t(`lunch.${service}`), date && formatDay(date, locale)].filter(Boolean).join(' · ');
