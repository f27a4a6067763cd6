import { useTranslation } from 'react-i18next';
import { useSurvey } from './survey-context.ts';

/** How many steps are still to be filled in, at about a minute each. */
export const TimeLeft = () => {
  const { t } = useTranslation('survey');
  const { contact, days, 'additional-needs': needs } = useSurvey().overview.stepper;
  const left = [contact, ...days.flatMap(({ steps }) => steps), needs].filter(({ isSaved }) => !isSaved).length;
  return <>{left > 0 ? t('stepper.left', { count: left }) : t('stepper.noneLeft')}</>;
};
