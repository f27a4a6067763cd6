import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** A share link that is not valid, or no longer (spec/logistics.md §8). */
export const LinkGone = () => {
  const { t } = useTranslation('survey');
  useTitle(t('gone.title'));
  return (
    <EmptyState
      headingLevel={1}
      picture="lost"
      title={t('gone.title')}
      description={t('gone.text')}
      action={
        <Link className={buttonClass()} to={paths.home()}>
          {t('gone.home')}
        </Link>
      }
    />
  );
};
