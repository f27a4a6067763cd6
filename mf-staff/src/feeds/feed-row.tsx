import { revokeCalendarFeed } from '@plenary/contracts/calendar-feeds.endpoints';
import type { CalendarFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Question } from '../desk/question.tsx';
import { revokeFeed } from './api.ts';

interface Props {
  feed: CalendarFeed;
  isOwn: boolean;
}

/** A feed, which is revoked after a question: programs that read it stop at once. */
export const FeedRow = ({ feed: { feedId, name, kind, of, detail, madeBy, createdAt, lastUsedAt }, isOwn }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const settle = () => {
    notify({ text: t('feeds.revoked') });
    void revalidate();
  };
  const removal = useSubmission({
    endpoints: [revokeCalendarFeed],
    send: () => revokeFeed(feedId),
    words: { failed: t('feeds.failures.failed') },
    onDone: settle,
    // Somebody was faster.
    onFailure: ({ code }) => (code === 'not-found' ? settle() : undefined),
  });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('feeds.columns.of')}>
        {t(`feeds.kinds.${kind}`)}
        <br />
        {of || t('feeds.gone')}
      </td>
      <td data-label={t('feeds.columns.detail')}>{t(`feeds.details.${detail}`)}</td>
      <td data-label={t('feeds.columns.made')}>
        {formatInstant(createdAt, locale)}
        {isOwn ? null : (
          <>
            <br />
            {madeBy.name}
          </>
        )}
      </td>
      <td data-label={t('feeds.columns.used')}>{lastUsedAt === null ? t('feeds.never') : formatInstant(lastUsedAt, locale)}</td>
      <td>
        {removal.failure?.text ? <FailureNotice>{removal.failure.text}</FailureNotice> : null}
        {isAsking ? (
          <Question
            title={t('feeds.revokeQuestion', { name })}
            yes={t('feeds.revokeYes')}
            no={t('feeds.revokeNo')}
            isPending={removal.isPending}
            onYes={() => void removal.submit()}
            onNo={() => setAsking(false)}
          />
        ) : (
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            {t('feeds.revoke')}
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        )}
      </td>
    </tr>
  );
};
