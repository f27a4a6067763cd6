import { Button } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';

/** Venues were found, and none of them meets the filters. */
export const NoneMeetsFilters = ({ found, onClear }: { found: number; onClear: () => void }) => {
  const { t } = useTranslation('booking');
  return (
    <EmptyState
      title={t('list.noneMeets.title')}
      description={t('noneMeets.text', { count: found })}
      headingLevel={2}
      action={<Button onClick={onClear}>{t('noneMeets.clear')}</Button>}
    />
  );
};
