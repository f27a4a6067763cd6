import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';

/** Back to the e-mail, which stays filled in. */
export const BackButton = ({ onBack }: { onBack: () => void }) => {
  const { t } = useTranslation('auth');
  return (
    <Button variant="quiet" icon={<Icon name="arrow-left" size={20} />} onClick={onBack}>
      {t('form.back')}
    </Button>
  );
};
