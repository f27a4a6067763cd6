import { TextsOf } from '@plenary/booking-changes/texts-of';
import { addDays } from '@plenary/contracts/add-days';
import { cancelDeal, previewCancellation as previewEndpoint } from '@plenary/contracts/cancellation.endpoints';
import { changeDeal } from '@plenary/contracts/changes.endpoints';
import type { Endpoint } from '@plenary/contracts/endpoint';
import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { useRevalidator } from '@plenary/platform/router';
import { Icon, type IconName } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewCancellation } from '../cancellation/api.ts';
import { CancellationDialog } from '../cancellation/cancellation-dialog.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useMissingJob } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { useMay } from '../desk/permitted.tsx';
import styles from './quote.module.css';

interface Props {
  quote: Quote;
  /** Of its customer; undefined: not known. */
  userId?: string | undefined;
  /** Of the deal: another one asks for the fee again. */
  revision: number | undefined;
}

/** What can be done with a confirmed booking, each with what it costs before it is chosen (design: desk D9, look 13). */
export const BookingWays = ({ quote, userId, revision }: Props) => {
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const fee = useFeeToday(quote.id, revision);
  const move = useCostOfMove(quote);
  const close = () => setOpen(null);
  const settled = () => {
    close();
    void revalidate();
  };
  const waits = quote.ways?.change === 'change-open' ? t('planning.refused.changeOpen') : undefined;
  const change = { by: changeDeal, refusal: waits, onChoose: () => setOpen('change') };
  return (
    <Panel id="ways" title={t('ways.title')}>
      <div className={styles.ways}>
        <Way {...change} icon="calendar" label={t('ways.move')} cost={move} />
        <Way {...change} icon="people" label={t('ways.change')} cost={t('ways.changeCost')} />
        <Way by={cancelDeal} icon="trash" label={t('ways.cancel')} cost={fee} onChoose={() => setOpen('cancel')} />
      </div>
      {open === 'change' ? (
        <TextsOf value="staff">
          <ChangeDialog quote={quote} userId={userId} onClose={close} onChanged={settled} />
        </TextsOf>
      ) : null}
      {open === 'cancel' ? <CancellationDialog dealId={quote.id} onClose={close} onCancelled={settled} /> : null}
    </Panel>
  );
};

/** Until when a move is free, as the one postponement (design: lifecycle L32). */
const useCostOfMove = ({ ways, eventStartDate }: Quote): string => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (ways?.postpone !== null) return t('ways.moveCost');
  return t('ways.moveFree', { day: formatDay(addDays(eventStartDate, -ways.postponeDays), locale) });
};

/** What the customer would pay to cancel today; asked for where the reader may. */
const useFeeToday = (dealId: string, revision: number | undefined): string => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const isAsked = useMay(previewEndpoint);
  const { loading } = useLoading({
    load: async (signal) => (isAsked ? (await previewCancellation(dealId, { by: 'customer' }, signal)).fee.feeIncludingVat : null),
    of: `${dealId} ${revision}`,
  });
  if (loading.type === 'loading') return t('ways.feeComes');
  const fee = loading.type === 'loaded' ? loading.value : null;
  if (fee === null) return t('ways.feeUnknown');
  return fee === 0 ? t('ways.noFee') : t('ways.fee', { amount: formatPrice(fee, locale, { decimals: true }) });
};

interface WayProps {
  by: Endpoint;
  icon: IconName;
  label: string;
  cost: string;
  /** Why the state of the booking refuses it. */
  refusal?: string | undefined;
  onChoose: () => void;
}

const Way = ({ by, icon, label, cost, refusal, onChoose }: WayProps) => {
  const reason = useMissingJob(by) ?? refusal;
  return (
    <button type="button" className={styles.way} aria-disabled={reason ? true : undefined} onClick={reason ? undefined : onChoose}>
      <Icon name={icon} size={20} />
      <span className={styles.name}>{label}</span> <span className={styles.cost}>{reason ?? cost}</span>
    </button>
  );
};
