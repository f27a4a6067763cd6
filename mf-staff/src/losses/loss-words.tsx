import type { Loss } from '@plenary/contracts/desk-deals.schemas';
import { lostReasonWords } from '@plenary/contracts/lost-reason-words';
import { usePlatform } from '@plenary/platform';

/** Why a deal was lost, with the words of staff where they gave any. */
export const LossWords = ({ loss: { reason, text } }: { loss: Pick<Loss, 'reason' | 'text'> }) => {
  const { language } = usePlatform();
  return [lostReasonWords[language][reason], text].filter(Boolean).join(' · ');
};
