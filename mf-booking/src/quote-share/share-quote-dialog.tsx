import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { revokeQuoteShares, shareQuote } from '@plenary/contracts/quote-share.endpoints';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { copyText } from '@plenary/ui/copy-text';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './quote-share.module.css';
import { listQuoteLinks, makeQuoteLink, type QuoteLink, revokeQuoteLinks } from './quote-share-api.ts';
import { StandingLinks } from './standing-links.tsx';

interface Props {
  quoteId: string;
  onClose: () => void;
}

type Outcome = 'copied' | 'notCopied' | 'revoked' | 'revokedOne';

/** Makes links that colleagues read the quote with, tells which open it now, and ends one or all. */
export const ShareQuoteDialog = ({ quoteId, onClose }: Props) => {
  const { t } = useTranslation('booking');
  const [link, setLink] = useState<QuoteLink | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { loading, reload } = useLoading({ load: (signal) => listQuoteLinks(quoteId, signal) });
  const links = loading.type === 'loaded' ? loading.value : [];
  const turnTo = (made: QuoteLink | null, next: Outcome | null) => {
    setLink(made);
    setOutcome(next);
    reload();
  };
  const making = useSubmission({
    endpoints: [shareQuote],
    send: () => makeQuoteLink(quoteId),
    words: { failed: t('quoteShare.failed'), 'too-many-requests': t('quoteShare.tooMany') },
    onDone: (made) => turnTo(made, null),
  });
  const revoking = useSubmission({
    endpoints: [revokeQuoteShares],
    send: () => revokeQuoteLinks(quoteId),
    words: { failed: t('quoteShare.notRevoked') },
    onDone: () => turnTo(null, 'revoked'),
  });
  const failure = making.failure ?? revoking.failure;
  const copy = ({ url }: QuoteLink) =>
    copyText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('quoteShare.title')}
      description={t('quoteShare.text')}
      closeLabel={t('quoteShare.close')}
      size="medium"
    >
      <div className={styles.link}>
        {link ? (
          <>
            <LinkField link={link} />
            <Button onClick={() => void copy(link)}>{t('quoteShare.copy')}</Button>
          </>
        ) : (
          <div>
            <Button isPending={making.isPending} pendingLabel={t('quoteShare.making')} onClick={() => void making.submit()}>
              {t(links.length > 0 ? 'quoteShare.another' : 'quoteShare.make')}
            </Button>
          </div>
        )}
        <p role="status">{failure ? failure.text : outcome ? t(`quoteShare.${outcome}`) : null}</p>
        {links.length > 0 ? <StandingLinks quoteId={quoteId} links={links} onEnded={() => turnTo(null, 'revokedOne')} /> : null}
        {loading.type === 'failed' ? <p role="status">{t('quoteShare.notListed')}</p> : null}
        <Button
          variant="quiet"
          size="small"
          isPending={revoking.isPending}
          pendingLabel={t('quoteShare.revoking')}
          onClick={() => void revoking.submit()}
        >
          {t('quoteShare.revoke')}
        </Button>
      </div>
    </Dialog>
  );
};

const LinkField = ({ link }: { link: QuoteLink }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return (
    <TextField
      label={t('quoteShare.link')}
      description={t('quoteShare.until', { day: formatInstant(link.expiresAt, locale, instantStyles.day) })}
      value={link.url}
      onChange={() => {}}
      onFocus={({ target }) => target.select()}
      readOnly
    />
  );
};
