import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Dialog } from '@plenary/ui/dialog';
import { Icon } from '@plenary/ui/icon';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { ShareLink } from '../api.ts';
import styles from './share-dialog.module.css';
import { useCopy } from './use-copy.ts';
import { useShareLink } from './use-share-link.ts';

/** The link to complete a survey without an account, to be copied or switched off. */
export const ShareDialog = ({ eventId, onClose }: { eventId: string; onClose: () => void }) => {
  const { t } = useTranslation('client-area');
  const { state, create, revoke } = useShareLink(eventId);
  const content = () => {
    if (state.type === 'ready') return <LinkToCopy eventId={eventId} link={state.link} onRevoke={revoke} />;
    if (state.type === 'loading') {
      return (
        <SkeletonGroup label={t('share.loading')}>
          <Skeleton shape="pill" />
          <Skeleton width="half" />
        </SkeletonGroup>
      );
    }
    const hasFailed = state.type === 'failed';
    return (
      <Callout
        tone={hasFailed ? 'danger' : 'info'}
        role={hasFailed ? 'alert' : 'status'}
        actions={
          <Button size="small" variant="secondary" onClick={create}>
            {t(hasFailed ? 'share.retry' : 'share.again')}
          </Button>
        }
      >
        {t(hasFailed ? 'share.failed' : 'share.revoked')}
      </Callout>
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('share.title')} description={t('share.text')} closeLabel={t('share.close')} size="medium">
      {content()}
    </Dialog>
  );
};

const LinkToCopy = ({ eventId, link, onRevoke }: { eventId: string; link: ShareLink; onRevoke: () => void }) => {
  const { t } = useTranslation('client-area');
  const { locale, track } = usePlatform();
  const { outcome, copy } = useCopy(() => track('LogisticsShareLinkCopied', { eventId }));
  return (
    <div className={styles.link}>
      <TextField
        label={t('share.link')}
        description={t('share.until', { day: formatInstant(link.expiresAt, locale, instantStyles.day) })}
        value={link.url}
        onChange={() => {}}
        onFocus={({ target }) => target.select()}
        readOnly
      />
      <div className={styles.ways}>
        <Button icon={<Icon name={outcome === 'copied' ? 'check' : 'document'} size={20} />} onClick={() => copy(link.url)}>
          {t('share.copy')}
        </Button>
        <p className={styles.outcome} data-outcome={outcome} role="status">
          {outcome ? t(outcome === 'copied' ? 'share.copied' : 'share.notCopied') : null}
        </p>
      </div>
      <div>
        <Button variant="quiet" size="small" onClick={onRevoke}>
          {t('share.revoke')}
        </Button>
      </div>
    </div>
  );
};
