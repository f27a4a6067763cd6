import { cancelDeal } from '@plenary/contracts/cancellation.endpoints';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { reinstateDeal } from '@plenary/contracts/reinstatement.endpoints';
import { reinstatementDays } from '@plenary/contracts/reinstatement-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { ButtonLink } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { statementPdfAddress } from './api.ts';
import { CancellationDialog } from './cancellation-dialog.tsx';
import styles from './cancellation-panel.module.css';
import { FeeRows } from './fee-rows.tsx';
import { ReinstatementDialog } from './reinstatement-dialog.tsx';

interface Props {
  quote: Quote;
  /** Null: the booking stands. */
  statement: CancellationStatement | null;
  /** Of the deal; undefined: an older release of svc-booking answered, which takes no cancellation back. */
  revision: number | undefined;
}

/** Why staff can no longer take a cancellation back, as far as this page knows: the server decides. */
const refusedAs = ({ cancelledAt, days }: CancellationStatement): 'begun' | 'late' | null => {
  if (new Date().toISOString().slice(0, 10) >= (days[0] ?? '')) return 'begun';
  return Date.now() > Date.parse(cancelledAt) + reinstatementDays * 86_400_000 ? 'late' : null;
};

/** The way to cancel a confirmed booking, or the statement of one that is cancelled. */
export const CancellationPanel = ({ quote, statement, revision }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const settled = () => {
    close();
    void revalidate();
  };
  if (!statement)
    return (
      <Panel id="cancellation" title={t('cancellation.panel')}>
        <p>{t('cancellation.stands')}</p>
        <p>
          <ExplainedDeed by={cancelDeal} variant="secondary" size="small" onClick={() => setOpen(true)}>
            {t('cancellation.open')}
          </ExplainedDeed>
        </p>
        {isOpen ? <CancellationDialog dealId={quote.id} onClose={close} onCancelled={settled} /> : null}
      </Panel>
    );
  const { cancelledAt, by, reason, note, fee, onBehalf } = statement;
  const refused = refusedAs(statement);
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
      {revision !== undefined ? (
        <p>
          <ExplainedDeed
            by={reinstateDeal}
            refusal={refused ? t(`reinstatement.refused.${refused}`, { days: reinstatementDays }) : undefined}
            variant="quiet"
            size="small"
            onClick={() => setOpen(true)}
          >
            {t('reinstatement.open')}
          </ExplainedDeed>
        </p>
      ) : null}
      {isOpen && revision !== undefined ? (
        <ReinstatementDialog dealId={quote.id} revision={revision} onClose={close} onReinstated={settled} />
      ) : null}
    </Panel>
  );
};
