import { Button } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../search/use-load.ts';
import type { Search } from '../search/use-search.ts';

interface Props {
  /** Null: nothing was searched that sales could answer. */
  demandId: string | null;
  search: Search;
}

const loadForm = () => import('./write-to-sales.tsx');

/** No venue can serve the search: sales may be written to (spec/booking.md §8). */
export const NoVenues = ({ demandId, search }: Props) => {
  const { t } = useTranslation('booking');
  const [isWriting, setWriting] = useState(false);
  const form = useLoad({ name: 'write-to-sales', isWanted: demandId !== null, load: loadForm });
  const open = () => {
    if (form.hasFailed) form.retry();
    setWriting(true);
  };
  const WriteToSales = form.value?.WriteToSales;
  const isOpen = WriteToSales && (isWriting || form.value?.hasWritten(demandId));
  return (
    <EmptyState
      title={t('list.empty.title')}
      description={t('noVenues.text')}
      headingLevel={2}
      action={
        demandId === null ? null : isOpen ? (
          <WriteToSales demandId={demandId} search={search} isPressed={isWriting} />
        ) : (
          <Button size="large" isPending={isWriting && !form.hasFailed} pendingLabel={t('search.loading')} onClick={open}>
            {t('noVenues.open')}
          </Button>
        )
      }
    />
  );
};
