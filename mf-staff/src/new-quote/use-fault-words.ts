import { useTranslation } from 'react-i18next';

const worded = ['required', 'too_early', 'too_late', 'closed_day', 'duplicate', 'too_large', 'not_offered'] as const;

/** The words of an error of the demand by its path; undefined without one. */
export const useFaultWords = (errors: Record<string, string>): ((path: string) => string | undefined) => {
  const { t } = useTranslation('staff');
  return (path) => errors[path] && t(`newQuote.faults.${worded.find((one) => one === errors[path]) ?? 'wrong'}`);
};
