import { formatDay } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import taskStyles from '../quote-task/quote-task.module.css';
import { Fingerprint } from './fingerprint.tsx';
import styles from './signature-facts.module.css';

interface Props {
  quote: Quote;
  signature: NonNullable<SignatureState['signature']>;
}

/** Signatory and time, in the venue's zone, the deadline of missing parts, and under a fold the hash of the signed document. */
export const SignatureFacts = ({ quote, signature: { signatoryName, signedAt, secondSignatory, deadline, sha256, paper } }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const at = (instant: string) => instantAtVenue(instant, { language, timeZone: timeZoneOf[quote.venue.address.countryCode] });
  return (
    <dl className={taskStyles.facts}>
      <div>
        <dt>{t(paper ? 'signature.standing.facts.onPaper' : 'signature.standing.facts.signedBy')}</dt>
        <dd>
          {paper
            ? t('signature.standing.received', {
                name: signatoryName,
                day: formatDay(paper.receivedOn, locale, 'full'),
                instant: at(signedAt),
              })
            : t('signature.standing.at', { name: signatoryName, instant: at(signedAt) })}
        </dd>
      </div>
      {secondSignatory ? (
        <div>
          <dt>{t('signature.standing.facts.second')}</dt>
          <dd>
            {secondSignatory.signedAt
              ? t('signature.standing.at', { name: secondSignatory.name, instant: at(secondSignatory.signedAt) })
              : t('signature.standing.facts.awaited', { email: secondSignatory.email })}
          </dd>
        </div>
      ) : null}
      {deadline ? (
        <div>
          <dt>{t('signature.standing.facts.deadline')}</dt>
          <dd>
            <time dateTime={deadline}>{at(deadline)}</time>
          </dd>
        </div>
      ) : null}
      <div className={styles.whole}>
        <dt className="visually-hidden">{t('signature.standing.facts.proof')}</dt>
        <dd>
          <details className={styles.proof}>
            <summary>{t('signature.standing.facts.fingerprint')}</summary>
            <Fingerprint sha256={sha256} />
          </details>
        </dd>
      </div>
    </dl>
  );
};
