import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { fetchDealMails } from './api.ts';
import styles from './mails.module.css';

interface Props {
  quoteId: string;
  /** Of the venue. */
  countryCode: CountryCode;
}

/** Mails that were sent about a deal, newest first: when, to whom, about what (design: desk D8, D9). */
export const MailsPanel = ({ quoteId, countryCode }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { loading, restart } = useLoading({ load: (signal) => fetchDealMails(quoteId, signal), of: quoteId });
  if (loading.type === 'loading' || (loading.type === 'loaded' && loading.value === null)) return null;
  return (
    <Panel id="mails" title={t('mails.title')}>
      {loading.type === 'failed' ? (
        <>
          <p role="alert">{t('mails.failed')}</p>
          <Button size="small" variant="secondary" onClick={restart}>
            {t('retry')}
          </Button>
        </>
      ) : loading.value?.length ? (
        <ol className={styles.mails}>
          {loading.value.map(({ id, at, to, subject }) => (
            <li key={id}>
              {t('mails.about', { to, subject })}{' '}
              <span className={styles.at}>{instantAtVenue(at, { language, timeZone: timeZoneOf[countryCode], style: 'medium' })}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('mails.none')}</p>
      )}
    </Panel>
  );
};
