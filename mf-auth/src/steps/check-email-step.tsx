import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../flow/step-props.ts';
import { MailNotice } from './mail-notice.tsx';

/** Tells the user to look into the mailbox (spec/booking.md §2). */
export const CheckEmailStep = ({ flow, onClose }: Pick<StepProps<'check-email'>, 'flow'> & { onClose: () => void }) => {
  const { t } = useTranslation('auth');
  return (
    <MailNotice email={flow.email} mail={flow.mail}>
      <Button isBlock onClick={onClose}>
        {t('checkEmail.close')}
      </Button>
    </MailNotice>
  );
};
