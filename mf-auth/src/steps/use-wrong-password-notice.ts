import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { sendResetMail } from '../api.ts';
import { faultOf } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';

/** A notice that offers to reset the password (spec/booking.md §8). It may outlive the form: its answer is a notice too. */
export const useWrongPasswordNotice = ({ email, from }: { email: string; from: string }) => {
  const { t } = useTranslation('auth');
  const { notify, locale } = usePlatform();
  const reset = async () => {
    try {
      await sendResetMail({ email, redirectUrl: from });
      notify({ text: t('news.reset-password-sent', { email }) });
    } catch (error) {
      notify({ text: faultText(faultOf(error), { t, locale, names: [] }) ?? t('fault.unexpected') });
    }
  };
  return () => notify({ text: t('login.wrongPassword'), action: { label: t('login.reset'), onPress: () => void reset() } });
};
