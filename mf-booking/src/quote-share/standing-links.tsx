import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { revokeQuoteShare } from '@plenary/contracts/quote-share.endpoints';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './quote-share.module.css';
import { type ListedLink, revokeQuoteLink } from './quote-share-api.ts';

interface Props {
  quoteId: string;
  links: readonly ListedLink[];
  onEnded: () => void;
}

/** The links that open a quote now, each with its days and its end; none can be shown again. */
export const StandingLinks = ({ quoteId, links, onEnded }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const ending = useSubmission({
    endpoints: [revokeQuoteShare],
    send: (linkId: string) => revokeQuoteLink(quoteId, linkId),
    words: { failed: t('quoteShare.notRevoked') },
    onDone: onEnded,
  });
  const dayOf = (instant: string) => formatInstant(instant, locale, instantStyles.day);
  return (
    <section aria-labelledby="standing-links" className={styles.standing}>
      <h3 id="standing-links">{t('quoteShare.links')}</h3>
      <ul className={styles.links}>
        {links.map(({ id, madeAt, expiresAt }) => (
          <li key={id} className={styles.row}>
            <span>{t('quoteShare.madeOn', { day: dayOf(madeAt), until: dayOf(expiresAt) })}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('quoteShare.revokeOneLabel', { day: dayOf(madeAt) })}
              isPending={ending.pending === id}
              pendingLabel={t('quoteShare.revoking')}
              onClick={() => void ending.submit(id)}
            >
              {t('quoteShare.revokeOne')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.reading}>{t('quoteShare.once')}</p>
      {ending.failure ? <p role="status">{ending.failure.text}</p> : null}
    </section>
  );
};
