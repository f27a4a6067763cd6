import { hasAddress, noCompanyBilling } from '@plenary/contracts/company-billing';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import type { Company } from './api.ts';
import styles from './companies.module.css';

interface Props {
  company: Company;
  onEdit: () => void;
}

/** Address and VAT number of a company, as its papers print them. */
export const BillingPanel = ({ company: { billing = noCompanyBilling, name }, onEdit }: Props) => {
  const { t } = useTranslation('staff');
  const { street, zipCode, city, country, vatCode } = billing;
  const isAddressKnown = hasAddress(billing);
  return (
    <Panel
      id="billing"
      title={t('billing.title')}
      action={
        <Button size="small" variant="secondary" onClick={onEdit}>
          {t('billing.edit')}
        </Button>
      }
    >
      {isAddressKnown || vatCode ? null : <p>{t('billing.none')}</p>}
      {isAddressKnown ? (
        <address className={styles.address}>
          {[name, street, `${zipCode} ${city}`, country].map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no other identity, and may be equal.
            <span key={index}>{line}</span>
          ))}
        </address>
      ) : null}
      {vatCode ? <p>{t('billing.vatLine', { vatCode })}</p> : null}
    </Panel>
  );
};
