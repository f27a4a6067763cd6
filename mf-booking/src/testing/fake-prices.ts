import type { Addons, ItemCode, PricedDemand, QuoteItem } from '@plenary/contracts/quote';
import type { SearchDay } from '@plenary/contracts/search';
import type { FrameworkContract } from '@plenary/contracts/user.schemas';
import type { Venue } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import { describeFakeItem, feesInWords } from './fake-descriptions.ts';

export interface FakeDemand {
  demandId: string;
  venue: Venue;
  days: readonly SearchDay[];
}

/** Euro cents without VAT, a person. */
const packagePrices = { AMPM: 8_900, AM: 5_200, PM: 5_400 };
const roomPrice = 24_000;
const addonPrices = { TEAMBUILDING: 90_000, WELLNESS: 0, FACILITATOR: 120_000, AFTERWORK: 1_900, ECOLOGY: 52 };
const serviceVat = 20;
const foodVat = 10;
const feesPercent = 3;
const depositPercent = 70;
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

const item = (code: ItemCode, date: string, quantity: number, unitPrice: number): Omit<QuoteItem, 'description'> => ({
  code,
  date,
  quantity,
  unitPrice,
  catalogPrice: unitPrice,
  applyGlobalDiscount: true,
  custom: false,
  includedServices: code === 'AMPM' ? ['BREAKFAST', 'LUNCH', 'GOURMET_BREAK'] : code === 'AM' ? ['BREAKFAST'] : [],
  vatPercent: serviceVat,
});

const packageOf = { 'AM, PM': 'AMPM', AM: 'AM', PM: 'PM' } as const;

/** A larger venue costs more, so that the list has several prices. */
const unitPriceIn = ({ features }: Venue, code: keyof typeof packagePrices) => packagePrices[code] + features.capacity * 5;

const roomItems = (venue: Venue, { date, plenary, subcommittees, lunchPax = 0 }: SearchDay) => {
  const code = packageOf[plenary.duration];
  const lunch = code === 'AMPM' || lunchPax === 0 ? [] : [item('BUFFET_LUNCH', date, lunchPax, 3_200)];
  const rooms = subcommittees.map(() => item('Moyenne', date, 1, roomPrice));
  return [item(code, date, plenary.pax, unitPriceIn(venue, code)), ...rooms, ...lunch];
};

const addonItems = (addons: Addons, { date, plenary }: SearchDay) => [
  ...(addons.teambuilding ? [item('TEAMBUILDING', date, 1, addonPrices.TEAMBUILDING)] : []),
  ...(addons.facilitator ? [item('FACILITATOR', date, 1, addonPrices.FACILITATOR)] : []),
  ...(addons.wellness ? [item('WELLNESS', date, 1, addonPrices.WELLNESS)] : []),
  ...(addons.afterwork ? [item('AFTERWORK', date, plenary.pax, addonPrices.AFTERWORK)] : []),
  ...(addons.ecology ? [item('ECOLOGY', date, plenary.pax, addonPrices.ECOLOGY)] : []),
];

interface Terms {
  addons: Addons;
  contract: FrameworkContract | null;
  language: Language;
}

/** A demand with invented prices that add up; a third of each price is food. */
export const priceFakeDemand = ({ demandId, venue, days }: FakeDemand, { addons, contract, language }: Terms): PricedDemand => {
  const [firstDay] = days;
  if (!firstDay) throw new Error('a demand without a day');
  const items = [...days.flatMap((day) => roomItems(venue, day)), ...addonItems(addons, firstDay)];
  const gross = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const discount = percentOf(gross, contract?.percent ?? 0);
  const fees = percentOf(gross - discount, feesPercent);
  const total = gross - discount + fees;
  const food = Math.round((gross - discount) / 3);
  const vatBreakdown = [
    { percent: serviceVat, base: total - food, amount: percentOf(total - food, serviceVat) },
    { percent: foodVat, base: food, amount: percentOf(food, foodVat) },
  ];
  const vat = vatBreakdown.reduce((sum, { amount }) => sum + amount, 0);
  return {
    demandId,
    buildingName: venue.commercialName,
    venue,
    eventStartDate: firstDay.date,
    eventEndDate: days.at(-1)?.date ?? firstDay.date,
    items: items.map((line, index) => ({ ...line, id: `line-${index}`, description: describeFakeItem(line.code, language) })),
    addons,
    ...(contract && { discount: { ...contract, amount: discount } }),
    administrationFees: { code: String(feesPercent), amount: fees, description: feesInWords[language] },
    totalExcludingVatPrice: total,
    totalIncludingVatPrice: total + vat,
    vat: { percent: serviceVat, amount: vat },
    vatBreakdown,
    deposit: { percent: depositPercent, amount: percentOf(total + vat, depositPercent) },
  };
};
