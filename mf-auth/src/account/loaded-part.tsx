import type { Loading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../forms/alert.tsx';

interface Props<Value> {
  loaded: Loading<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** The loaded part, its placeholder, or its failure. */
export const LoadedPart = <Value,>({ loaded, onRetry, children }: Props<Value>) => {
  const { t } = useTranslation('auth');
  if (loaded.type === 'loaded') return children(loaded.value);
  if (loaded.type === 'loading') {
    return (
      <SkeletonGroup label={t('form.pending')}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <Alert>{t('account.unavailable')}</Alert>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('link.retry')}
      </Button>
    </>
  );
};
