import { Link, useSearchParams } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { pageToGoOn, withoutAction } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { MailNotice } from '../steps/mail-notice.tsx';

/** Says that the mailbox has the link to choose a new password. */
export const ResetMailSentPage = () => {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  return (
    <PageFrame title={t('checkEmail.title')}>
      <MailNotice email={query.get('email') ?? ''} mail="reset">
        <Link className={buttonClass({ isBlock: true })} to={withoutAction(pageToGoOn(query.get('from')))}>
          {t('checkEmail.close')}
        </Link>
      </MailNotice>
    </PageFrame>
  );
};
