import { timeZoneOf } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { useLoading } from '@plenary/platform/loading';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../customers/timeline.tsx';
import { Panel } from '../desk/panel.tsx';
import { fetchDealTimeline } from './api.ts';

interface Props {
  quoteId: string;
  /** Of the state that the page shows: another one asks again. */
  of: string;
  /** Of the venue. */
  countryCode: CountryCode;
}

/** What happened with a deal, newest first: who did what, what it changed, mails and money (design: desk D9). */
export const HistoryPanel = ({ quoteId, of, countryCode }: Props) => {
  const { t } = useTranslation('staff');
  const { loading, restart } = useLoading({ load: (signal) => fetchDealTimeline(quoteId, signal), of: `${quoteId} ${of}` });
  if (loading.type === 'loading' || (loading.type === 'loaded' && loading.value === null)) return null;
  return (
    <Panel id="timeline" title={t('history.title')}>
      {loading.type === 'failed' || loading.value === null ? (
        <>
          <p role="alert">{t('history.failed')}</p>
          <Button size="small" variant="secondary" onClick={restart}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <Timeline
          entries={loading.value.timeline}
          mails={loading.value.mails}
          payments={loading.value.payments}
          deals={null}
          timeZone={timeZoneOf[countryCode]}
        />
      )}
    </Panel>
  );
};
