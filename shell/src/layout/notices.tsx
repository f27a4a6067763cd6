import { Snackbar } from '@plenary/ui/snackbar';
import { useTranslation } from 'react-i18next';
import { useShellState } from '../shell-state.ts';

/** Short messages of any page, announced and gone after a while. */
export const Notices = () => {
  const { t } = useTranslation('shell');
  const { notice, dismissNotice } = useShellState();
  return <Snackbar message={notice} onDismiss={dismissNotice} closeLabel={t('layout.closeNotice')} />;
};
