import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareQuoteDialog } from './share-quote-dialog.tsx';

/** Opens the dialog that makes a link to a quote for a colleague. */
export const ShareQuote = ({ quoteId }: { quoteId: string }) => {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Icon name="mail" size={20} />} onClick={() => setOpen(true)}>
        {t('quoteShare.open')}
      </Button>
      {isOpen ? <ShareQuoteDialog quoteId={quoteId} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
