import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';

/** Saves a sheet as a PDF, which has a number as a printed one has (design: desk D13-D16). */
export const PdfLink = ({ address }: { address: string }) => {
  const { t } = useTranslation('staff');
  return (
    <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={address} download>
      {t('sheets.pdf')}
    </a>
  );
};
