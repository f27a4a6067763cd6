import { Link, useSearchParams } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../page/page-frame.tsx';
import { MailNotice } from '../steps/mail-notice.tsx';

/** Destination of an expired link: a new one was mailed to `email` (spec/booking.md §4). */
export const CheckEmailPage = () => {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  return (
    <PageFrame title={t('checkEmail.title')}>
      <MailNotice email={query.get('email') ?? ''} mail="new-link">
        <Link className={buttonClass({ isBlock: true })} to="/">
          {t('frame.home')}
        </Link>
      </MailNotice>
    </PageFrame>
  );
};
