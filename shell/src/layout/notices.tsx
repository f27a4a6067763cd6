import { Snackbar } from '@plenary/ui/snackbar';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-provider.tsx';

/** Short messages of any page, announced and dismissed after a while. */
export const Notices = () => {
  const { t } = useTranslation('shell');
  const { notice, dismissNotice } = useShell();
  return <Snackbar message={notice} onDismiss={dismissNotice} closeLabel={t('layout.closeNotice')} />;
};
