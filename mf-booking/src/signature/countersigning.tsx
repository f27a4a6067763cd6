import { formatDays, formatPrice } from '@plenary/contracts/format';
import type { Countersignature } from '@plenary/contracts/signature.schemas';
import { defaultCountryCode, timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { CountersignForm } from './countersign-form.tsx';
import { DocumentFrame } from './document-frame.tsx';
import type { CountersignOutcome } from './link-outcome.ts';
import { RefuseCountersignature } from './refuse-countersignature.tsx';
import { countersignatureDocumentAddress, type MailedLink } from './signature-api.ts';

interface Props {
  link: MailedLink;
  countersignature: Countersignature;
  onOutcome: (outcome: CountersignOutcome) => void;
}

/** The document that was signed first, and the presses that sign it too or refuse to. */
export const Countersigning = ({ link, countersignature, onOutcome }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { signatoryName, companyName, buildingName, eventStartDate, eventEndDate, sha256 } = countersignature;
  return (
    <div className={styles.body}>
      <PageHeading headline={t('signature.counter.headline')} isAnswer={false}>
        {t('signature.counter.lead', {
          signatory: signatoryName,
          company: companyName,
          venue: buildingName,
          days: formatDays(eventStartDate, eventEndDate, locale, 'short'),
        })}
      </PageHeading>
      <Facts {...countersignature} />
      <DocumentFrame address={countersignatureDocumentAddress(link.quoteId)} sha256={sha256} />
      <CountersignForm link={link} sha256={sha256} companyName={companyName} onOutcome={onOutcome} />
      <RefuseCountersignature link={link} signatoryName={signatoryName} onOutcome={onOutcome} />
    </div>
  );
};

const Facts = ({
  totalIncludingVatPrice,
  deadline,
  countryCode = defaultCountryCode,
}: Pick<Countersignature, 'totalIncludingVatPrice' | 'deadline' | 'countryCode'>) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('signature.counter.total')}</dt>
        <dd>{formatPrice(totalIncludingVatPrice, locale, { decimals: true })}</dd>
      </div>
      <div>
        <dt>{t('signature.counter.deadline')}</dt>
        <dd>
          <time dateTime={deadline}>{instantAtVenue(deadline, { language, timeZone: timeZoneOf[countryCode] })}</time>
        </dd>
      </div>
    </dl>
  );
};
