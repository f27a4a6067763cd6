import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import { dealStages, lostReasons, unsaidReason } from '@plenary/contracts/desk-deals-terms';
import type { ReportAsked, ReportRow } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import { countryCodes } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** What a row of a report is called. */
export const useRowName = (by: ReportAsked['by']) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  return ({ key, name, from }: Pick<ReportRow, 'key' | 'name' | 'from'>): string => {
    if (key === noKey) return t('reports.times.noVenue');
    if (by === 'month') return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(from));
    if (by === 'stage') return dealStageWords[language][dealStages.find((one) => one === key) ?? 'quote'];
    if (by === 'lost') return lostReasonWords[language][lostReasons.find((one) => one === key) ?? unsaidReason];
    if (by === 'country') return t(`countries.${countryCodes.find((one) => one === key) ?? 'FRA'}`);
    return name || t('tasks.nobody');
  };
};
