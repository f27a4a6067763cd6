import { formatCount, formatDay } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';

/** Values as short as an axis wants them: cents as '12,5 k €', shares of 100 as '40 %'. */
export const useChartWords = () => {
  const { locale } = usePlatform();
  return {
    price: (cents: number) =>
      formatCount(cents / 100, locale, {
        style: 'currency',
        currency: 'EUR',
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }),
    count: (value: number) => formatCount(value, locale, { maximumFractionDigits: 1 }),
    percent: (value: number) => formatCount(value / 100, locale, { style: 'percent', maximumFractionDigits: 1 }),
    days: (value: number) => formatCount(value, locale, { style: 'unit', unit: 'day', maximumFractionDigits: 1 }),
  };
};

/** Names of months that fit under columns; undefined: the rows are no months. */
export const useMonths = (by: string, rows: readonly { key: string }[]): string[] | undefined => {
  const { locale } = usePlatform();
  return by === 'month' ? rows.map(({ key }) => formatDay(`${key}-01`, locale, { month: 'short', year: '2-digit' })) : undefined;
};
