import type { MadeFeed } from '@plenary/contracts/calendar-feeds.schemas';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { copyText } from '@plenary/ui/copy-text';
import { Dialog } from '@plenary/ui/dialog';
import { Icon } from '@plenary/ui/icon';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './feeds.module.css';

/** The address of a new feed, which nobody can show again. */
export const NewAddress = ({ made: { feed, address }, onClose }: { made: MadeFeed; onClose: () => void }) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feeds.address.title', { name: feed.name })}
      closeLabel={t('close')}
      footer={
        <Button
          icon={isCopied ? <Icon name="check" size={16} /> : undefined}
          onClick={() => void copyText(address).then(() => setCopied(true), report)}
        >
          {t('feeds.address.copy')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Callout tone="warning" title={t('feeds.address.once')}>
          {t('feeds.address.secret')}
        </Callout>
        <TextField
          label={t('feeds.address.label')}
          readOnly
          value={address}
          onChange={() => {}}
          onFocus={({ target }) => target.select()}
        />
        <p>{t('feeds.address.how')}</p>
        <p className="visually-hidden" role="status">
          {isCopied ? t('feeds.address.copied') : ''}
        </p>
      </div>
    </Dialog>
  );
};
