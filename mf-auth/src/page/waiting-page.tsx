import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { PageFrame } from './page-frame.tsx';

/** A page that asks something before it knows what to show. */
export const WaitingPage = ({ title, description }: { title: string; description?: string }) => {
  const { t } = useTranslation('auth');
  return (
    <PageFrame title={title} description={description}>
      <SkeletonGroup label={t('form.pending')}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </SkeletonGroup>
    </PageFrame>
  );
};
