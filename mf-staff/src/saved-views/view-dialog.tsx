import * as contract from '@plenary/contracts/saved-views.endpoints';
import type { SavedView, ViewFilter } from '@plenary/contracts/saved-views.schemas';
import { maxViewName, mostViews, type ViewedList } from '@plenary/contracts/saved-views-terms';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Checkbox } from '@plenary/ui/checkbox';
import { Dialog } from '@plenary/ui/dialog';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { addView, changeView, fetchViews } from './api.ts';
import { RemoveView } from './remove-view.tsx';
import styles from './saved-views.module.css';

interface Props {
  /** That is changed; null: what is shown is kept, under a new name or in the place of one of `own`. */
  view: SavedView | null;
  own: readonly SavedView[];
  list: ViewedList;
  filter: ViewFilter;
  onClose: () => void;
  onSettled: () => void;
}

/** Name and sharing of a view. What its maker changed meanwhile in another window is shown, and what was typed stays. */
export const ViewDialog = ({ view, own, list, filter, onClose, onSettled }: Props) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const [known, setKnown] = useState(view);
  const [draft, setDraft] = useState({ name: view?.name ?? '', isShared: view?.isShared ?? false });
  const form = useSubmission({
    endpoints: [contract.addSavedView, contract.changeSavedView],
    send: () => {
      const wanted = { name: draft.name.trim(), isShared: draft.isShared, filter };
      return known ? changeView(known.viewId, { ...wanted, version: known.version }) : addView({ ...wanted, list });
    },
    fields: ['name'],
    words: {
      conflict: t('views.failures.tooMany', { count: mostViews }),
      'not-found': t('views.failures.gone'),
      'stale-version': t('views.failures.moved'),
      failed: t('views.failures.failed'),
    },
    onDone: () => {
      notify({ text: t('rooms.thanks') });
      onSettled();
    },
    onFailure: async ({ code }) => {
      if (code === 'stale-version') setKnown((await fetchViews(list)).find(({ viewId }) => viewId === known?.viewId) ?? null);
    },
  });
  const choose = (id: string) => {
    const chosen = own.find(({ viewId }) => viewId === id) ?? null;
    setKnown(chosen);
    setDraft({ name: chosen?.name ?? '', isShared: chosen?.isShared ?? false });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={view ? t('views.changeTitle', { name: view.name }) : t('views.keepTitle')}
      closeLabel={t('close')}
      footer={
        <Button disabled={!draft.name.trim()} isPending={form.isPending} onClick={() => void form.submit()}>
          {t('followUp.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
        {view || own.length === 0 ? null : (
          <NativeSelect
            label={t('views.as')}
            options={[{ id: 'new', label: t('views.asNew') }, ...own.map(({ viewId: id, name: label }) => ({ id, label }))]}
            value={known?.viewId ?? 'new'}
            onChange={choose}
          />
        )}
        <TextField
          label={t('views.name')}
          maxLength={maxViewName}
          value={draft.name}
          error={form.errors.name ? t('views.failures.name') : undefined}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <Checkbox
          label={t('views.shared')}
          description={t('views.sharedHint')}
          isSelected={draft.isShared}
          onChange={(isShared) => setDraft({ ...draft, isShared })}
        />
        {view ? <RemoveView view={view} onRemoved={onSettled} /> : null}
      </div>
    </Dialog>
  );
};
