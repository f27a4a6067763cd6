import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Days and hours in words, with a decimal; of too few: a dash. */
export const useSpanWords = () => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const shown = (value: number) => formatCount(value, locale, { maximumFractionDigits: 1 });
  return {
    days: (value: number | null) => (value === null ? '–' : t('reports.times.days', { count: value, shown: shown(value) })),
    hours: (value: number | null) => (value === null ? '–' : t('reports.times.hours', { count: value, shown: shown(value) })),
  };
};
