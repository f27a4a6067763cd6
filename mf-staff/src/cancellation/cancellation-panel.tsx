import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button, ButtonLink } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { statementPdfAddress } from './api.ts';
import { CancellationDialog } from './cancellation-dialog.tsx';
import styles from './cancellation-panel.module.css';
import { FeeRows } from './fee-rows.tsx';

interface Props {
  quote: Quote;
  /** Null: the booking stands. */
  statement: CancellationStatement | null;
}

/** The way to cancel a confirmed booking, or the statement of one that is cancelled. */
export const CancellationPanel = ({ quote, statement }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!statement)
    return (
      <Panel id="cancellation" title={t('cancellation.panel')}>
        <p>{t('cancellation.stands')}</p>
        <p>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {t('cancellation.open')}
          </Button>
        </p>
        {isOpen ? (
          <CancellationDialog
            dealId={quote.id}
            onClose={close}
            onCancelled={() => {
              close();
              void revalidate();
            }}
          />
        ) : null}
      </Panel>
    );
  const { cancelledAt, by, reason, note, fee, onBehalf } = statement;
  const at = instantAtVenue(cancelledAt, { language, timeZone: timeZoneOf[quote.venue.address.countryCode], style: 'medium' });
  return (
    <Panel id="cancellation" title={t('cancellation.panel')}>
      <p>{t(onBehalf ? 'cancellation.byStaff' : 'cancellation.byCustomer', { at })}</p>
      <p>{t('cancellation.cause', { party: t(`cancellation.parties.${by}`), reason: t(`cancellation.reasons.${reason}`) })}</p>
      {note ? <p className={styles.note}>{note}</p> : null}
      <FeeRows fee={fee} />
      <p>
        <ButtonLink variant="secondary" size="small" href={statementPdfAddress(quote.id, language)} download>
          {t('cancellation.download')}
        </ButtonLink>
      </p>
    </Panel>
  );
};
