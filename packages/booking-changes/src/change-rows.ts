import type { ChangePreview, ChangeSide } from '@plenary/contracts/changes.schemas';
import { withDays } from '@plenary/contracts/changes-by-day';
import { depositWording } from '@plenary/contracts/deposit-wording';
import { formatCount, formatPercent, formatPrice, formatRuns } from '@plenary/contracts/format';
import type { SearchDay } from '@plenary/contracts/search';
import { tellByDay } from '@plenary/contracts/tell-by-day';
import { roomsOn, tellRooms } from '@plenary/contracts/tell-rooms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { type DayTelling, dayTellings } from './day-tellings.ts';
import { linesOf } from './lines-of.ts';
import { roomsOnlyIn } from './rooms-only-in.ts';
import type { ChangeWords } from './texts-of.tsx';

export interface Sides {
  before: ChangeSide;
  after: ChangeSide;
}

export interface ChangeRow {
  label: string;
  /** Null: it has no counterpart. */
  was: string | null;
  is: string;
  /** Words wrap, a list of them has a line each; figures stand under one another. */
  isWords?: boolean;
  isStrong?: boolean;
}

type Read = (side: ChangeSide) => string;

const both = ({ before, after }: Sides, label: string, read: Read, look: Pick<ChangeRow, 'isWords' | 'isStrong'> = {}): ChangeRow => ({
  label,
  was: read(before),
  is: read(after),
  ...look,
});

const differs = ({ was, is }: ChangeRow): boolean => was !== is;

/** Rooms that the booking has no more, each line with its days: 'Wagram (mer. 20 janvier)'. */
const tellFreed = ({ before, after }: Sides, language: Language): string[] => {
  const freed = roomsOnlyIn(before, after).filter(({ roomName }) => roomName);
  const days = [...new Set(freed.map(({ day }) => day))];
  const names = [...new Set(days.map((day) => roomsOn(freed, day, language)))];
  return names.map((name) =>
    withDays(name, { days: days.filter((day) => roomsOn(freed, day, language) === name), isEveryDay: false }, language),
  );
};

/** Days, people and rooms, and those that are freed; and what else of the days another version has otherwise: set-ups, halves, lunch, subcommittees. */
export const arrangementRows = (sides: Sides, t: ChangeWords, language: Language): ChangeRow[] => {
  const locale = localeOf[language];
  const none = t('table.none');
  const words = (label: string, read: Read) => both(sides, label, read, { isWords: true });
  const byDay =
    (tell: (day: SearchDay) => string): Read =>
    ({ days }) =>
      tellByDay(
        days.map((day) => ({ day: day.date, text: tell(day) })),
        language,
      ).join('\n');
  const [people, ...others] = dayTellings(sides, t, language);
  const freed = tellFreed(sides, language);
  const row = ({ label, tell }: DayTelling) => words(label, byDay(tell));
  return [
    words(t('table.dates'), ({ days }) =>
      formatRuns(
        days.map(({ date }) => date),
        locale,
      ),
    ),
    row(people),
    words(t('table.rooms'), ({ rooms }) => tellRooms(rooms, language).join('\n') || none),
    ...(freed.length > 0 ? [{ label: t('table.freed'), was: null, is: freed.join('\n'), isWords: true }] : []),
    ...others.map(row).filter(differs),
  ];
};

/** Every line, discount, fees, VAT, totals, deposit and the difference, to the cent. */
export const priceRows = (sides: Sides, t: ChangeWords, language: Language): ChangeRow[] => {
  const { before, after } = sides;
  const locale = localeOf[language];
  const none = t('table.none');
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const line = (found: { quantity: number; amount: number } | undefined) =>
    found ? `${formatCount(found.quantity, locale)} × ${money(found.amount / found.quantity)} = ${money(found.amount)}` : none;
  const rates = [...new Set([...before.vatBreakdown, ...after.vatBreakdown].map(({ percent }) => percent))].sort((a, b) => b - a);
  const amountAt =
    (rate: number): Read =>
    ({ vatBreakdown }) =>
      money(vatBreakdown.find(({ percent }) => percent === rate)?.amount ?? 0);
  const difference = after.totalIncludingVatPrice - before.totalIncludingVatPrice;
  const strong = { isStrong: true };
  return [
    ...linesOf(before, after).map(({ label, was, is }): ChangeRow => ({ label, was: line(was), is: line(is) })),
    ...(before.discount || after.discount
      ? [both(sides, t('table.discount'), ({ discount }) => (discount ? money(-discount.amount) : none))]
      : []),
    ...(before.administrationFees || after.administrationFees
      ? [both(sides, t('table.fees'), ({ administrationFees }) => (administrationFees ? money(administrationFees.amount) : none))]
      : []),
    both(sides, t('table.excludingVat'), ({ totalExcludingVatPrice }) => money(totalExcludingVatPrice), strong),
    ...rates.map((rate) => both(sides, t('table.vat', { percent: formatPercent(rate, locale) }), amountAt(rate))),
    both(sides, t('table.includingVat'), ({ totalIncludingVatPrice }) => money(totalIncludingVatPrice), strong),
    both(sides, t(`table.${depositWording(after)}`, { percent: formatPercent(after.deposit.percent, locale) }), ({ deposit }) =>
      money(deposit.amount),
    ),
    { label: t('table.difference'), was: null, is: formatPrice(difference, locale, { decimals: true, isSigned: true }), ...strong },
  ];
};

/** What is due for changes, was received and is left to pay, supplements apart; nothing where that is not known. */
export const ledgerRows = (
  { before, after }: Sides,
  { ledger, fee }: Pick<ChangePreview, 'ledger' | 'fee'>,
  { t, locale }: { t: ChangeWords; locale: string },
): ChangeRow[] => {
  if (!ledger) return [];
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const { received, fees } = ledger;
  const feesAfter = fees + (fee?.feeIncludingVat ?? 0);
  const row = (label: string, was: number, is: number) => ({ label, was: money(was), is: money(is) });
  return [
    row(t('table.changeFees'), fees, feesAfter),
    row(t('table.received'), received, received),
    {
      ...row(t('table.left'), before.totalIncludingVatPrice + fees - received, after.totalIncludingVatPrice + feesAfter - received),
      isStrong: true,
    },
  ];
};
