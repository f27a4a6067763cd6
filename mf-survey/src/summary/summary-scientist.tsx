import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { useTranslation } from 'react-i18next';
import { ScientistPanel } from '../survey/scientist-panel.tsx';
import { useSurvey } from '../survey/survey-context.ts';

/** Whether anything was agreed on since the signature. */
export const hasAgreements = ({ agreed = [], supplements }: SurveySummary): boolean =>
  agreed.length > 0 || (supplements?.agreed.length ?? 0) > 0;

/** The Meeting Scientist's message beside all answers. */
export const SummaryScientist = ({ summary }: { summary: SurveySummary }) => {
  const { t } = useTranslation('survey');
  const { status, isLogOk } = useSurvey().overview;
  const message = () => {
    if (isLogOk) return { tone: 'warning' as const, text: t('scientist.warning.closed') };
    if (status === 'WAITING_COMET_VALIDATION') return { tone: 'warning' as const, text: t('scientist.warning.waiting') };
    if (Object.keys(summary.errors).length > 0) return { tone: 'info' as const, text: t('scientist.info.summaryTodo') };
    if (summary.hasWarning) return { tone: 'warning' as const, text: t('scientist.warning.summary') };
    return { tone: 'info' as const, text: t(hasAgreements(summary) ? 'scientist.info.summaryAgreed' : 'scientist.info.summary') };
  };
  return <ScientistPanel message={message()} />;
};
