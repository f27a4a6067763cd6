import { removeSavedView } from '@plenary/contracts/saved-views.endpoints';
import type { SavedView } from '@plenary/contracts/saved-views.schemas';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { Question } from '../desk/question.tsx';
import { removeView } from './api.ts';

/** Removes a view, after a question. */
export const RemoveView = ({ view: { viewId, name }, onRemoved }: { view: SavedView; onRemoved: () => void }) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const settle = () => {
    notify({ text: t('views.removed') });
    onRemoved();
  };
  const removal = useSubmission({
    endpoints: [removeSavedView],
    send: () => removeView(viewId),
    words: { failed: t('views.failures.failed') },
    onDone: settle,
    // Removed in another window.
    onFailure: ({ code }) => (code === 'not-found' ? settle() : undefined),
  });
  if (!isAsking)
    return (
      <div>
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          {t('views.remove')}
        </Button>
      </div>
    );
  return (
    <>
      {removal.failure?.text ? <FailureNotice>{removal.failure.text}</FailureNotice> : null}
      <Question
        title={t('views.removeQuestion', { name })}
        yes={t('views.removeYes')}
        no={t('views.removeNo')}
        isPending={removal.isPending}
        onYes={() => void removal.submit()}
        onNo={() => setAsking(false)}
      />
    </>
  );
};
