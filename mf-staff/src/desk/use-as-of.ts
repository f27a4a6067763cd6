import { formatInstant } from '@plenary/contracts/format';
import { timeZoneOf } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Says of when figures are. */
export const useAsOf = (): ((instant: string) => string) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (instant) =>
    t('reports.asOf', { at: formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZoneOf.FRA }) });
};
