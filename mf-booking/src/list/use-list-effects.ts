import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate } from '@plenary/platform/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { ListData } from './load-list.ts';
import { trackedEvents } from './tracked-events.ts';

/** Tells statistics what came of a search, once an answer. */
export const useTracking = (data: ListData): void => {
  const { track } = usePlatform();
  useEffect(() => {
    for (const event of trackedEvents(data)) track(event);
  }, [data, track]);
};

/** A search without a session opens the sign-in dialog; closing it takes `action` from the address and keeps the search. */
export const useSignInWhenRequired = (data: ListData): void => {
  const { openSignIn } = usePlatform();
  const navigate = useNavigate();
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once an answer, with the address it came for.
  useEffect(() => {
    if (data.outcome !== 'authentication-required') return;
    const query = new URLSearchParams(search);
    // A message of the address is shown once, with the dialog: it does not come back with the sign-in.
    query.delete('snackbar');
    query.delete('snackbar-email');
    openSignIn({
      from: paths.list(`?${query}`),
      onClose: () => {
        query.delete('action');
        void navigate(paths.list(`?${query}`), { replace: true, preventScrollReset: true });
      },
    });
  }, [data]);
};

/** Shows the message that the address carries and takes it from there (spec/booking.md §2); its words come with what the list does without. */
export const useNoticeOfAddress = (): void => {
  const { notify } = usePlatform();
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!new URLSearchParams(search).has('snackbar')) return;
    let isLeft = false;
    const show = async () => {
      const noticeOf = await (await import('./list-extras.ts')).bringNotice();
      const notice = noticeOf(search, t);
      if (isLeft || !notice) return;
      notify({ text: notice.text });
      void navigate(paths.list(notice.rest), { replace: true, preventScrollReset: true });
    };
    // A chunk lost on a bad line: the message stays in the address for the next time.
    show().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [search, notify, navigate, t]);
};
