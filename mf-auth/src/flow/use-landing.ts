import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { isList, type News, withNews } from '../landing.ts';

/** Refreshes the session after a sign-in, then shows the destination with the news. The list shows them itself. */
export const useLanding = () => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const navigate = useNavigate();
  return async ({ from, email: typed, news }: { from: string; email: string; news: News }): Promise<void> => {
    // A signed-in user stays signed in: the page shows it once the session can be fetched again.
    const session = await refreshSession().catch(report);
    // An external provider's sign-in has no typed values.
    const email = typed || session?.email || '';
    if (isList(from)) {
      await navigate(withNews(from, { news, email }), { replace: true });
      return;
    }
    await navigate(from, { replace: true });
    notify({ text: email ? t(`news.${news}`, { email }) : t(`newsAlone.${news}`) });
  };
};
