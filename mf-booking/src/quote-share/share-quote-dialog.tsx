import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { revokeQuoteShares, shareQuote } from '@plenary/contracts/quote-share.endpoints';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { copyText } from '@plenary/ui/copy-text';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './quote-share.module.css';
import { makeQuoteLink, type QuoteLink, revokeQuoteLinks } from './quote-share-api.ts';

interface Props {
  quoteId: string;
  onClose: () => void;
}

type Outcome = 'copied' | 'notCopied' | 'revoked';

/** Makes a link that a colleague reads the quote with, and ends all that were made. */
export const ShareQuoteDialog = ({ quoteId, onClose }: Props) => {
  const { t } = useTranslation('booking');
  const [link, setLink] = useState<QuoteLink | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const turnTo = (made: QuoteLink | null, next: Outcome | null) => {
    setLink(made);
    setOutcome(next);
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
              {t('quoteShare.make')}
            </Button>
          </div>
        )}
        <p role="status">{failure ? failure.text : outcome ? t(`quoteShare.${outcome}`) : null}</p>
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
