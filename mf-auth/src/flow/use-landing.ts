import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { isList, type News, withNews } from '../landing.ts';

/** After a sign-in: the session is asked for anew, then the page gone on to is shown with the news. The list tells them itself. */
export const useLanding = () => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const navigate = useNavigate();
  return async ({ from, email: typed, news }: { from: string; email: string; news: News }): Promise<void> => {
    // Who is signed in stays signed in: the page shows it as soon as the session can be asked for again.
    const session = await refreshSession().catch(report);
    // Nothing was typed where another provider vouched for the user.
    const email = typed || session?.email || '';
    if (isList(from)) {
      await navigate(withNews(from, { news, email }), { replace: true });
      return;
    }
    await navigate(from, { replace: true });
    notify({ text: t(`news.${news}`, { email }) });
  };
};
