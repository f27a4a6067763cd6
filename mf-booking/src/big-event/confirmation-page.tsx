import type { Venue } from '@plenary/contracts/venue';
import { useTitle } from '@plenary/platform';
import { Link, Navigate, useLoaderData, useLocation } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import { NextSteps } from './next-steps.tsx';
import { isSent } from './sent-state.ts';

/**
 * Says that a demand has been sent, to its sender only; anybody else gets the form (spec/booking.md §2 "Big-event demand … confirmation
 * page").
 */
export const ConfirmationPage = () => {
  const { t } = useTranslation('booking');
  const venue = useLoaderData<Venue>();
  const { search: query, state } = useLocation();
  useTitle(t('bigEvent.sent.title', { venue: venue.name }));
  if (!isSent(state)) return <Navigate to={paths.bigEvent(venue.slug, query)} replace />;
  return (
    <NoticeScreen
      venue={venue}
      query={query}
      hasCapacity
      mark="check"
      headline={t('bigEvent.sent.headline')}
      text={t('bigEvent.sent.text', { venue: venue.name })}
    >
      <NextSteps />
      <Link className={buttonClass({ size: 'large' })} to={paths.list()}>
        {t('bigEvent.sent.home')}
      </Link>
    </NoticeScreen>
  );
};
