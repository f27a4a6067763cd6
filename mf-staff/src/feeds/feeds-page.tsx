import type { CalendarFeed, MadeFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { useLoaderData, useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedsTable } from './feeds-table.tsx';
import { NewAddress } from './new-address.tsx';

/** Calendar feeds of the reader, of all staff for administrators (design: desk D27). */
export const FeedsPage = () => {
  const feeds = useLoaderData<CalendarFeed[]>();
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeFeed | null>(null);
  const settle = (feed: MadeFeed) => {
    setAdding(false);
    setMade(feed);
    void revalidate();
  };
  return (
    <DeskPage
      title={t('feeds.title')}
      description={t('feeds.description')}
      choices={<Button onClick={() => setAdding(true)}>{t('feeds.add')}</Button>}
    >
      {feeds.length === 0 ? <EmptyState title={t('feeds.none')} description={t('feeds.noneHint')} /> : <FeedsTable feeds={feeds} />}
      {isAdding ? <FeedDialog onClose={() => setAdding(false)} onMade={settle} /> : null}
      {made ? <NewAddress made={made} onClose={() => setMade(null)} /> : null}
    </DeskPage>
  );
};
