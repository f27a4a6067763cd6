import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { copyText } from '@plenary/ui/copy-text';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Replicas a text to the clipboard, and says so. If the browser refuses, it can be copied by hand. */
export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useTranslation('auth');
  const { report } = usePlatform();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void copyText(text).then(() => setCopied(true), report);
  return (
    <>
      <Button variant="secondary" size="small" icon={isCopied && <Icon name="check" size={16} />} onClick={copy}>
        {t('enrolment.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('enrolment.copied')}
      </span>
    </>
  );
};
