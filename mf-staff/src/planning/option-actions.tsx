import { formatPrice } from '@plenary/contracts/format';
import { extendOption, withdrawOption } from '@plenary/contracts/planning.endpoints';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { DeedButton, Permitted } from '../desk/permitted.tsx';
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
      {first ? (
        <Permitted by={extendOption}>
          <ExtendAction ends={[first, ...later]} timeZone={timeZone} behind={behind} form={form} />
        </Permitted>
      ) : booking.extendChoices ? (
        <p>{t('planning.noLonger')}</p>
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
          <DeedButton by={withdrawOption} variant="quiet" onClick={() => setWithdrawing(true)}>
            {t('planning.withdraw')}
          </DeedButton>
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
