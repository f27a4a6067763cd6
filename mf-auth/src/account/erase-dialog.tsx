import { Dialog } from '@plenary/ui/dialog';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { askBookingsAhead } from './account-api.ts';
import { EraseForm } from './erase-form.tsx';
import { LeftBehind } from './left-behind.tsx';
import { useLoaded } from './use-loaded.ts';

/** Ends the account for good, once its user has read what becomes of signed quotes whose event lies ahead. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth');
  const { loaded } = useLoaded(askBookingsAhead);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('account.data.eraseTitle')}
      description={t('account.data.eraseText')}
      closeLabel={t('frame.close')}
      onClose={onClose}
    >
      {loaded.type === 'loading' ? (
        <SkeletonGroup label={t('form.pending')}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </SkeletonGroup>
      ) : (
        <>
          <LeftBehind ahead={loaded.type === 'loaded' ? loaded.value : null} />
          <EraseForm onClose={onClose} />
        </>
      )}
    </Dialog>
  );
};
