import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { useTranslation } from 'react-i18next';
import { ScientistPanel } from '../survey/scientist-panel.tsx';
import { useSurvey } from '../survey/survey-context.ts';

/** What the answers fit besides the signed quote: something agreed on since, at a price that the customer has not agreed to or not; null: nothing. */
export const fitOf = ({ agreed = [], supplements }: SurveySummary): 'at-price' | 'agreed' | null => {
  if (agreed.some(({ awaitsCustomer }) => awaitsCustomer)) return 'at-price';
  return agreed.length > 0 || (supplements?.agreed.length ?? 0) > 0 ? 'agreed' : null;
};

interface Props {
  summary: SurveySummary;
  /** The page has a button that saves. */
  canSave: boolean;
}

/** The Meeting Scientist's message beside all answers. */
export const SummaryScientist = ({ summary, canSave }: Props) => {
  const { t } = useTranslation('survey');
  const { status, isLogOk } = useSurvey().overview;
  const message = () => {
    if (isLogOk) return { tone: 'warning' as const, text: t('scientist.warning.closed') };
    if (status === 'WAITING_COMET_VALIDATION') return { tone: 'warning' as const, text: t('scientist.warning.waiting') };
    if (Object.keys(summary.errors).length > 0) return { tone: 'info' as const, text: t('scientist.info.summaryTodo') };
    if (summary.hasWarning) return { tone: 'warning' as const, text: t('scientist.warning.summary') };
    const fit = fitOf(summary);
    if (fit === 'at-price') return { tone: 'info' as const, text: t('scientist.info.summaryAtPrice') };
    const words = [t(fit ? 'scientist.info.summaryAgreed' : 'scientist.info.summary'), t(`scientist.info.${canSave ? 'toSave' : 'saved'}`)];
    return { tone: 'info' as const, text: words.join(' ') };
  };
  return <ScientistPanel message={message()} />;
};
