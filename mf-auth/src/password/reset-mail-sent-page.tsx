import { Link, useSearchParams } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { afterResetMail, pageToGoOn } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { MailNotice } from '../steps/mail-notice.tsx';

/** Says that the mailbox has the link to choose a new password. */
export const ResetMailSentPage = () => {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const email = query.get('email') ?? '';
  return (
    <PageFrame title={t('checkEmail.title')}>
      <MailNotice email={email} mail="reset">
        <Link className={buttonClass({ isBlock: true })} to={afterResetMail(pageToGoOn(query.get('from')), email)}>
          {t('checkEmail.close')}
        </Link>
      </MailNotice>
    </PageFrame>
  );
};
