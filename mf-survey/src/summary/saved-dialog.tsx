import { Link } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useSurvey } from '../survey/survey-context.ts';

interface Props {
  /** Some answer has to be validated by staff. */
  hasWarning: boolean;
  /** Something was agreed on since the signature. */
  hasAgreements: boolean;
  onClose: () => void;
}

/** The result of saving the summary, with the link back to the event (spec/logistics.md §2 "Summary page"). */
export const SavedDialog = ({ hasWarning, hasAgreements, onClose }: Props) => {
  const { t } = useTranslation('survey');
  const { eventId, overview } = useSurvey();
  const outcome = hasWarning ? 'warning' : 'success';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`saved.${outcome}.title`)}
      description={t(!hasWarning && hasAgreements ? 'saved.success.textAgreed' : `saved.${outcome}.text`)}
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
