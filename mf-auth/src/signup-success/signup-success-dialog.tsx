import { formatPercent } from '@plenary/contracts/format';
import { type SignupSuccessProps, usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { LocaleProvider } from '@plenary/ui/locale-provider';
import { useTranslation } from 'react-i18next';

/** Tells, over the page that the mailed link led to, that the account with a framework contract is active (spec/booking.md §2). */
export const SignupSuccessDialog = ({ onClose }: SignupSuccessProps) => {
  const { t } = useTranslation('auth');
  const { locale, session } = usePlatform();
  const contract = session?.frameworkContract;
  const percent = contract && formatPercent(contract.percent, locale);
  return (
    <LocaleProvider locale={locale}>
      <Dialog
        isOpen
        title={t('successDialog.title')}
        description={percent ? t('successDialog.textOf', { companyName: contract.companyName, percent }) : t('successDialog.text')}
        closeLabel={t('frame.close')}
        onClose={onClose}
        footer={
          <Button isBlock autoFocus onClick={onClose}>
            {t('successDialog.close')}
          </Button>
        }
      />
    </LocaleProvider>
  );
};
