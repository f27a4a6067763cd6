import type { Supplement } from '@plenary/contracts/supplements';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerCharge } from '../api.ts';
import styles from './card.module.css';
import { usePriceWords } from './price-words.ts';

interface Props {
  eventId: string;
  charges: readonly Supplement[];
  /** The page is as it stands by then, perhaps without these buttons. */
  onAnswered: () => void;
}

/** Charges that wait for the customer's word: nothing of them is invoiced before it. */
export const ProposedCharges = ({ eventId, charges, onAnswered }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify, report } = usePlatform();
  const { revalidate } = useRevalidator();
  const priceOf = usePriceWords();
  const [pending, setPending] = useState<string | null>(null);

  const answer = async (chargeId: string, agrees: boolean) => {
    if (pending) return;
    setPending(`${chargeId} ${agrees}`);
    try {
      await answerCharge({ eventId, chargeId, agrees });
      notify({ text: t(agrees ? 'charges.agreed' : 'charges.refused') });
    } catch (error) {
      const isSettled = isCallError(error) && error.code === 'conflict';
      if (!isSettled) report(error);
      notify({ text: t(isSettled ? 'charges.settled' : 'charges.failed') });
    }
    await revalidate();
    setPending(null);
    onAnswered();
  };

  return (
    <Card as="section" aria-labelledby="charges-card">
      <div className={styles.card}>
        <h2 id="charges-card" className={styles.title}>
          {t('charges.title')}
        </h2>
        <p className={styles.text}>{t('charges.lead')}</p>
        {charges.map((charge) => {
          const { id = '', label = '' } = charge;
          const named = (key: 'agree' | 'refuse') => ({
            'aria-label': t(`charges.${key}Of`, { label, price: priceOf(charge) }),
            pendingLabel: t('charges.sending'),
          });
          return (
            <div key={id} className={styles.charge}>
              <dl className={styles.supplements}>
                <div className={styles.supplement}>
                  <dt>{label}</dt>
                  <dd>{priceOf(charge)}</dd>
                </div>
              </dl>
              <div className={styles.ways}>
                <Button {...named('agree')} isPending={pending === `${id} true`} onClick={() => answer(id, true)}>
                  {t('charges.agree')}
                </Button>
                <Button {...named('refuse')} variant="secondary" isPending={pending === `${id} false`} onClick={() => answer(id, false)}>
                  {t('charges.refuse')}
                </Button>
              </div>
            </div>
          );
        })}
      </div>
    </Card>
  );
};
