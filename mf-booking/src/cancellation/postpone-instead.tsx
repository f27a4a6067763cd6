import type { Quote } from '@plenary/contracts/quote';
import { Link } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** Leads who would pay a fee to the postponement, which is free while it is open (design: lifecycle L32). */
export const PostponeInstead = ({ quote: { id, ways } }: { quote: Pick<Quote, 'id' | 'ways'> }) => {
  const { t } = useTranslation('booking');
  if (ways?.postpone !== null) return null;
  return (
    <Callout tone="info">
      {t('cancellation.instead.text', { count: ways.postponeDays })} <Link to={paths.change(id)}>{t('cancellation.instead.action')}</Link>
    </Callout>
  );
};
