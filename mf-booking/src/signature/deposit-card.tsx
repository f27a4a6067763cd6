import { formatDay, formatPrice } from '@plenary/contracts/format';
import type { DepositTransfer } from '@plenary/contracts/signature.schemas';
import type { SignatureForm } from '@plenary/contracts/signature-form';
import { transferCode } from '@plenary/contracts/transfer-code';
import { usePlatform } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { QrCode } from '@plenary/ui/qr-code';
import { useTranslation } from 'react-i18next';
import styles from './confirmed.module.css';

interface Props {
  deposit: DepositTransfer;
  paymentMethod: SignatureForm['paymentMethod'];
}

/** How the deposit is transferred, written out and as a code for a banking app (EPC069-12). */
export const DepositCard = ({ deposit, paymentMethod }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { payee, iban, bic, reference, amount, dueOn } = deposit;
  const facts = [
    ['payee', payee],
    ['iban', iban],
    ['bic', bic],
    ['reference', reference],
  ] as const;
  return (
    <Card as="section" aria-labelledby="deposit">
      <div className={styles.deposit}>
        <div className={styles.told}>
          <h2 id="deposit" className={styles.title}>
            {t('signature.confirmed.transfer.title')}
          </h2>
          <p className={styles.amount}>{formatPrice(amount, locale, { decimals: true })}</p>
          <p className={styles.place}>
            {t('signature.confirmed.transfer.due', { day: formatDay(dueOn, locale, 'weekdayAndYear') })}{' '}
            {paymentMethod === 'credit-card' ? t('signature.confirmed.transfer.byCard') : null}
          </p>
          <dl className={styles.account}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`signature.confirmed.transfer.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className={styles.code}>
          <QrCode text={transferCode(deposit)} label={t('signature.confirmed.transfer.code')} />
          <figcaption>{t('signature.confirmed.transfer.scan')}</figcaption>
        </figure>
      </div>
    </Card>
  );
};
