import { isCallError } from '@plenary/http/call-error';
import { usePlatform, useTitle } from '@plenary/platform';
import { isRouteErrorResponse, Link, useRouteError } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { ShareLinkGone } from './load-survey.ts';

/** Where a page of the survey ends that cannot go on; a failed call is the root's to show (spec/logistics.md §8). */
export const SurveyProblem = () => {
  const error = useRouteError();
  if (isCallError(error) || isRouteErrorResponse(error)) throw error;
  if (error instanceof Error && error.name === 'ChunkLoadError') throw error;
  return error instanceof ShareLinkGone ? <LinkGone /> : <PageProblem error={error} />;
};

const LinkGone = () => {
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

const PageProblem = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('survey');
  const { report } = usePlatform();
  useTitle(t('problem.title'));
  useEffect(() => report(error), [error, report]);
  return (
    <EmptyState
      headingLevel={1}
      picture="trouble"
      title={t('problem.title')}
      description={t('problem.text')}
      action={
        <Link className={buttonClass()} to={paths.clientArea()}>
          {t('problem.back')}
        </Link>
      }
    />
  );
};
