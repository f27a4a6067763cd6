import type { Quote } from '@plenary/contracts/quote';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';

/** Says that the booking has been changed, and leads back to it. */
export const Changed = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('booking');
  return (
    <>
      <PageHeading headline={t('change.done.headline')} isAnswer>
        {t('change.done.text')}
      </PageHeading>
      <Link className={buttonClass()} to={paths.quote(quote.id)}>
        {t('change.page.back')}
      </Link>
    </>
  );
};
