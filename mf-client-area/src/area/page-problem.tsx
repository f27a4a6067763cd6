import { isCallError } from '@plenary/http/call-error';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useRevalidator } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** A failed load that is no question of the address or of who is signed in: those are the root's (spec/logistics.md §8). */
export const isPageProblem = (error: unknown): boolean => isCallError(error) && error.status >= 500;

/** The page of an event that could not be loaded: it can be tried again, or left for the client area. */
export const PageProblem = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('client-area');
  const { report } = usePlatform();
  const { revalidate, state } = useRevalidator();
  useTitle(t('problem.title'));
  useEffect(() => report(error), [error, report]);
  return (
    <EmptyState
      headingLevel={1}
      picture="trouble"
      title={t('problem.title')}
      description={t('problem.text')}
      action={
        <>
          <Button isPending={state === 'loading'} onClick={() => void revalidate()}>
            {t('problem.retry')}
          </Button>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.events()}>
            {t('problem.back')}
          </Link>
        </>
      }
    />
  );
};
