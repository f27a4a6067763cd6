import { formatPrice } from '@plenary/contracts/format';
import * as contract from '@plenary/contracts/meeting-events.endpoints';
import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { answerCharge } from '../api.ts';
import styles from './card.module.css';
import { usePriceWords } from './price-words.ts';

interface Props {
  eventId: string;
  charges: readonly Supplement[];
  /** The page is up to date by then, perhaps without these buttons. */
  onAnswered: () => void;
}

/** Charges that wait for the customer's agreement: none is invoiced without it. */
export const ProposedCharges = ({ eventId, charges, onAnswered }: Props) => {
  const { t } = useTranslation('client-area');
  const { notify, locale } = usePlatform();
  const { revalidate } = useRevalidator();
  const priceOf = usePriceWords();

  const end = async (text: string | null) => {
    if (text) notify({ text });
    await revalidate();
    onAnswered();
  };
  const { submit, pending } = useSubmission({
    endpoints: [contract.answerCharge],
    send: (answer: { chargeId: string; agrees: boolean }) => answerCharge({ eventId, ...answer }),
    words: { conflict: t('charges.settled'), failed: t('charges.failed') },
    onDone: (_, { content: { agrees } }) => end(t(agrees ? 'charges.agreed' : 'charges.refused')),
    onFailure: ({ text }) => end(text),
  });
  const isPending = (chargeId: string, agrees: boolean) => pending?.chargeId === chargeId && pending.agrees === agrees;

  return (
    <Card id="charges" as="section" aria-labelledby="charges-card">
      <div className={styles.card}>
        <h2 id="charges-card" className={styles.title}>
          {t('charges.title')}
        </h2>
        <p className={styles.text}>{t('charges.lead')}</p>
        {charges.map((charge) => {
          const { id = '', label = '', replaces } = charge;
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
              {replaces === undefined ? null : (
                <p className={styles.text}>{t('charges.replaces', { price: formatPrice(replaces, locale, { decimals: true }) })}</p>
              )}
              <div className={styles.ways}>
                <Button {...named('agree')} isPending={isPending(id, true)} onClick={() => submit({ chargeId: id, agrees: true })}>
                  {t('charges.agree')}
                </Button>
                <Button
                  {...named('refuse')}
                  variant="secondary"
                  isPending={isPending(id, false)}
                  onClick={() => submit({ chargeId: id, agrees: false })}
                >
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
