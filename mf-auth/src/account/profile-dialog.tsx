import { changeProfile as changeProfileEndpoint } from '@plenary/contracts/user.endpoints';
import type { User } from '@plenary/contracts/user.schemas';
import { usePlatform } from '@plenary/platform';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { checkProfile } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { ProfileFields } from '../steps/profile-fields.tsx';
import { changeProfile } from './account-api.ts';

interface Props {
  user: User;
  onClose: () => void;
  onSaved: () => void;
}

/** Both names and the phone, checked as at sign-up; the whole site shows them at once. */
export const ProfileDialog = ({ user, onClose, onSaved }: Props) => {
  const { t } = useTranslation('auth');
  const { refreshSession, report } = usePlatform();
  const first = useFirstFocus<HTMLInputElement>();
  const { email, firstname, lastname, phone } = user;
  const form = useForm({
    endpoints: [changeProfileEndpoint],
    initial: { firstname, lastname, phone },
    check: checkProfile,
    send: async (values, signal) => {
      await changeProfile(values, signal);
      await refreshSession().catch(report);
      onSaved();
      return null;
    },
  });
  return (
    <Dialog isOpen title={t('account.profile.dialogTitle')} closeLabel={t('frame.close')} onClose={onClose}>
      <Form form={form} submitLabel={t('account.profile.save')}>
        <ProfileFields form={form} email={email} firstRef={first} />
      </Form>
    </Dialog>
  );
};
