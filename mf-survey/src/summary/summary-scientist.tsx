import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { useTranslation } from 'react-i18next';
import { ScientistPanel } from '../survey/scientist-panel.tsx';
import { useSurvey } from '../survey/survey-context.ts';

/** What the answers fit besides the signed quote: something agreed on since, at a price that the customer has not agreed to or not; null: nothing. */
export const fitOf = ({ agreed = [], supplements }: SurveySummary): 'at-price' | 'agreed' | null => {
  if (agreed.some(({ awaitsCustomer }) => awaitsCustomer)) return 'at-price';
  return agreed.length > 0 || (supplements?.agreed.length ?? 0) > 0 ? 'agreed' : null;
};

const texts = { 'at-price': 'scientist.info.summaryAtPrice', agreed: 'scientist.info.summaryAgreed' } as const;

/** The Meeting Scientist's message beside all answers. */
export const SummaryScientist = ({ summary }: { summary: SurveySummary }) => {
  const { t } = useTranslation('survey');
  const { status, isLogOk } = useSurvey().overview;
  const message = () => {
    if (isLogOk) return { tone: 'warning' as const, text: t('scientist.warning.closed') };
    if (status === 'WAITING_COMET_VALIDATION') return { tone: 'warning' as const, text: t('scientist.warning.waiting') };
    if (Object.keys(summary.errors).length > 0) return { tone: 'info' as const, text: t('scientist.info.summaryTodo') };
    if (summary.hasWarning) return { tone: 'warning' as const, text: t('scientist.warning.summary') };
    const fit = fitOf(summary);
    return { tone: 'info' as const, text: t(fit ? texts[fit] : 'scientist.info.summary') };
  };
  return <ScientistPanel message={message()} />;
};
