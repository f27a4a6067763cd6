import type { DealChange } from '@plenary/contracts/changes.schemas';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

interface Props {
  change: DealChange;
  /** Of the venue. */
  timeZone: string;
}

/** A change of the booking that waits for its customer, until when, and the way to it. */
export const OpenChange = ({ change: { level, dealId, amendmentId, offeredUntil }, timeZone }: Props) => {
  const { t } = useTranslation('client-area');
  const { language } = usePlatform();
  const until = offeredUntil && instantAtVenue(offeredUntil, { language, timeZone });
  return (
    <div id="open-change">
      <Callout
        tone="warning"
        title={t(level === 'signature' ? 'event.change.signature' : 'event.change.consent')}
        actions={
          <Link className={buttonClass({ size: 'small' })} to={amendmentId ? paths.signature(amendmentId) : paths.change(dealId)}>
            {t(amendmentId ? 'event.change.toSign' : 'event.change.toAnswer')}
          </Link>
        }
      >
        {t('event.change.text', { until })}
      </Callout>
    </div>
  );
};
