import { addCalendarFeed } from '@plenary/contracts/calendar-feeds.endpoints';
import type { MadeFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { type FeedDetail, type FeedKind, feedDetails, feedKinds, maxFeedName, mostFeeds } from '@plenary/contracts/calendar-feeds-terms';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { makeFeed } from './api.ts';
import styles from './feeds.module.css';
import { PersonField } from './person-field.tsx';
import { PlaceFields } from './place-fields.tsx';

interface Props {
  onClose: () => void;
  onMade: (made: MadeFeed) => void;
}

/** What a new feed is of, how much it tells, and its name. */
export const FeedDialog = ({ onClose, onMade }: Props) => {
  const { t } = useTranslation('staff');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<FeedKind>('venue');
  const [id, setId] = useState<string | null>(null);
  const [detail, setDetail] = useState<FeedDetail>('titles');
  const form = useSubmission({
    endpoints: [addCalendarFeed],
    send: () => makeFeed({ name: name.trim(), kind, id: id ?? '', detail }),
    fields: ['name', 'id'],
    words: { conflict: t('feeds.failures.tooMany', { count: mostFeeds }), failed: t('feeds.failures.failed') },
    onDone: onMade,
  });
  const choose = (chosen: FeedKind) => {
    setKind(chosen);
    setId(null);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feeds.addTitle')}
      closeLabel={t('close')}
      footer={
        <Button disabled={!name.trim() || id === null} isPending={form.isPending} onClick={() => void form.submit()}>
          {t('feeds.make')}
        </Button>
      }
    >
      <div className={styles.form}>
        {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
        {form.errors.id ? <FailureNotice>{t('feeds.failures.gone')}</FailureNotice> : null}
        <TextField
          label={t('feeds.columns.name')}
          description={t('feeds.nameHint')}
          maxLength={maxFeedName}
          value={name}
          error={form.errors.name ? t('feeds.failures.name') : undefined}
          onChange={setName}
        />
        <NativeSelect
          label={t('feeds.kind')}
          options={feedKinds.map((one) => ({ id: one, label: t(`feeds.kinds.${one}`) }))}
          value={kind}
          onChange={choose}
        />
        {kind === 'venue' || kind === 'room' ? (
          <PlaceFields key={kind} kind={kind} id={id} onChange={setId} />
        ) : (
          <PersonField key={kind} kind={kind} id={id} onChange={setId} />
        )}
        <NativeSelect
          label={t('feeds.columns.detail')}
          description={t(`feeds.detailHints.${detail}`)}
          options={feedDetails.map((one) => ({ id: one, label: t(`feeds.details.${one}`) }))}
          value={detail}
          onChange={setDetail}
        />
      </div>
    </Dialog>
  );
};
