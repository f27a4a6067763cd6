import { formatPrice } from '@plenary/contracts/format';
import { extendOption, withdrawOption } from '@plenary/contracts/planning.endpoints';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { useMay } from '../desk/permitted.tsx';
import { ExtendAction } from './extend-action.tsx';
import styles from './slot-dialog.module.css';
import { type OptionPlace, useOptionChange } from './use-option-change.ts';

interface Props extends OptionPlace {
  timeZone: string;
  /** Its customer. */
  holder: string;
  /** Who waits behind it; undefined: nobody. */
  behind: string | undefined;
}

/** Extends an option, or withdraws it once that is confirmed. */
export const OptionActions = ({ booking, holder, behind, timeZone, onSettled, onOutdated }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const mayExtend = useMay(extendOption);
  const [isWithdrawing, setWithdrawing] = useState(false);
  // The service says which ends it takes: none may be left, or an older release leaves them out.
  const [first, ...later] = booking.extendChoices ?? [];
  const net = booking.quote?.totalExcludingVatPrice;
  const price = net === undefined ? '' : ` (${t('planning.withoutVat', { amount: formatPrice(net, locale, { decimals: true }) })})`;
  const question = [
    t('planning.withdrawOf', { holder: `${holder || t('planning.somebody')}${price}` }),
    t('planning.withdrawQuestion'),
    ...(behind ? [t('planning.movesUp', { holder: behind })] : []),
  ].join(' ');

  const form = useOptionChange({ booking, onSettled, onOutdated, onRefused: () => setWithdrawing(false) });

  return (
    <div className={styles.actions}>
      {form.failure?.text ? <FailureNotice>{form.failure.text}</FailureNotice> : null}
      {first && mayExtend ? (
        <ExtendAction ends={[first, ...later]} timeZone={timeZone} behind={behind} form={form} />
      ) : booking.extendChoices ? (
        <div className={styles.action}>
          <ExplainedDeed by={extendOption} refusal={t('planning.noLonger')} variant="secondary">
            {t('planning.extend')}
          </ExplainedDeed>
        </div>
      ) : null}
      <div className={styles.action}>
        {isWithdrawing ? (
          <WithdrawQuestion
            question={question}
            isPending={form.pending?.type === 'withdraw'}
            onYes={() => form.submit({ type: 'withdraw' })}
            onNo={() => setWithdrawing(false)}
          />
        ) : (
          <ExplainedDeed by={withdrawOption} variant="quiet" onClick={() => setWithdrawing(true)}>
            {t('planning.withdraw')}
          </ExplainedDeed>
        )}
      </div>
    </div>
  );
};

interface QuestionProps {
  question: string;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
}

const WithdrawQuestion = ({ question, isPending, onYes, onNo }: QuestionProps) => {
  const { t } = useTranslation('staff');
  return (
    <>
      <p role="status">{question}</p>
      <Button variant="danger" isPending={isPending} onClick={onYes}>
        {t('planning.withdrawYes')}
      </Button>
      <Button variant="quiet" onClick={onNo}>
        {t('planning.withdrawNo')}
      </Button>
    </>
  );
};
