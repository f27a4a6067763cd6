import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';
import type { fitOf } from './summary-scientist.tsx';

interface Props {
  /** Some answer has to be validated by staff. */
  hasWarning: boolean;
  fit: ReturnType<typeof fitOf>;
  onClose: () => void;
}

const texts = { 'at-price': 'scientist.info.summaryAtPrice', agreed: 'saved.success.textAgreed' } as const;

/** The result of saving the summary, with the link back to the event (spec/logistics.md §2 "Summary page"). */
export const SavedDialog = ({ hasWarning, fit, onClose }: Props) => {
  const { t } = useTranslation('survey');
  const { eventId, overview } = useSurvey();
  const outcome = hasWarning ? 'warning' : 'success';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`saved.${outcome}.title`)}
      description={t(!hasWarning && fit ? texts[fit] : `saved.${outcome}.text`)}
      closeLabel={t('action.close')}
      footer={
        overview.isOwner ? (
          <Link className={buttonClass()} to={paths.event(eventId)}>
            {t('saved.back')}
          </Link>
        ) : (
          <Button onClick={onClose}>{t('saved.guestBack')}</Button>
        )
      }
    />
  );
};
