import type { CalendarFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { FeedRow } from './feed-row.tsx';

const columns = ['name', 'of', 'detail', 'made', 'used'] as const;

/** Feeds with what they are of, how much they tell and when they were read last. */
export const FeedsTable = ({ feeds }: { feeds: readonly CalendarFeed[] }) => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  return (
    <DataTable caption={t('feeds.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`feeds.columns.${column}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {feeds.map((feed) => (
          <FeedRow key={feed.feedId} feed={feed} isOwn={feed.madeBy.userId === session?.id} />
        ))}
      </tbody>
    </DataTable>
  );
};
