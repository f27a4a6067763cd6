import type { Quote } from '@plenary/contracts/quote';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { Deadline } from '../option/deadline.tsx';
import { paths } from '../paths.ts';

/** Says of a quote that it changes a booking, and until when it can be signed; nothing on any other quote. */
export const AmendmentNotice = ({ quote: { amends, status, option, venue } }: { quote: Quote }) => {
  const { t } = useTranslation('booking');
  if (!amends) return null;
  const isOver = status === 'Rejected' || status === 'Approved';
  return (
    <Callout
      title={t(isOver && status === 'Rejected' ? 'change.amendment.over' : 'change.amendment.title')}
      actions={
        <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.quote(amends)}>
          {t('change.amendment.see')}
        </Link>
      }
    >
      {t(status === 'Approved' ? 'change.done.headline' : isOver ? 'change.amendment.overText' : 'change.amendment.text')}
      {option && status === 'Presented' ? (
        <>
          {' '}
          {t('change.amendment.until')} <Deadline option={option} countryCode={venue.address.countryCode} />
        </>
      ) : null}
    </Callout>
  );
};
