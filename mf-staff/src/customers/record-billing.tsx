import type { CustomerRecord } from '@plenary/contracts/desk-records.schemas';
import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { Panel } from '../desk/panel.tsx';
import { paths } from '../paths.ts';
import styles from './customers.module.css';

/** Who is invoiced and where, as the last signature says (design: desk D10); nothing where an older release does not tell. */
export const RecordBilling = ({ record: { billing } }: { record: CustomerRecord }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (billing === undefined) return null;
  if (billing === null)
    return (
      <Panel id="billing" title={t('billing.title')}>
        <p>{t('customers.noBilling')}</p>
      </Panel>
    );
  const { companyName, street, zipCode, city, country, vatCode, recipient, email, quoteId, at } = billing;
  const address = [street, `${zipCode} ${city}`.trim(), country].filter(Boolean).join(', ');
  const facts = [
    [t('customers.invoiced'), companyName],
    [t('customers.address'), address],
    [t('customers.vatCode'), vatCode],
    [t('customers.recipient'), [recipient, email].filter(Boolean).join(', ')],
  ] as const;
  return (
    <Panel id="billing" title={t('billing.title')}>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact || '–'}</dd>
          </div>
        ))}
      </dl>
      <DeskLink to={paths.quote(quoteId)}>{t('customers.asSigned', { at: formatInstant(at, locale, instantStyles.day) })}</DeskLink>
    </Panel>
  );
};
