import { formatPercent } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { callAddress, useTelephones } from '@plenary/platform/telephone';
import { Badge } from '@plenary/ui/badge';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { Panel } from '../desk/panel.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import styles from './customers.module.css';
import type { CustomerData } from './load-customers.ts';
import { NoteForm } from './note-form.tsx';
import { RecordBilling } from './record-billing.tsx';
import { RecordBody } from './record-body.tsx';
import { RecordTasks } from './record-tasks.tsx';
import { Alike, MergedAccounts } from './same-person.tsx';

/** A person who books: money, deals, one timeline, and how to reach them (design: desk D10). */
export const CustomerPage = () => {
  const { customer, record, show, away } = useLoaderData<CustomerData>();
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const writeTelephone = useTelephones();
  const { userId, firstname, lastname, companyId, companyName, email, phone, lang, state, percent } = customer;
  const name = `${firstname} ${lastname}`.trim();
  const company = companyName || t('customers.noCompany');
  return (
    <DeskPage
      title={name}
      description={companyId ? <DeskLink to={paths.customerCompany(companyId)}>{company}</DeskLink> : company}
      choices={
        <>
          {phone ? (
            <a className={buttonClass({ size: 'small', variant: 'secondary' })} href={callAddress(phone)}>
              {t('customers.call')}
            </a>
          ) : null}
          <DeskLink className={buttonClass({ size: 'small' })} to={paths.newQuote({ customer: userId })}>
            {t('newQuote.open')}
          </DeskLink>
        </>
      }
    >
      <Alike customer={customer} />
      <Unanswered away={away}>
        <div className={styles.columns}>
          {record ? (
            <RecordBody record={record} show={show} toPart={(part) => paths.customer(userId, part)}>
              <NoteForm userId={userId} />
            </RecordBody>
          ) : null}
          <div className={styles.aside}>
            {record ? <RecordTasks record={record} /> : null}
            <Panel id="reach" title={t('customers.reach')}>
              <dl className={styles.facts}>
                <dt>{t('customers.columns.email')}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
                <dt>{t('customers.columns.phone')}</dt>
                <dd>{phone ? <a href={callAddress(phone)}>{writeTelephone(phone)}</a> : '–'}</dd>
                <dt>{t('customers.language')}</dt>
                <dd>{t(`languages.${lang}`)}</dd>
                <dt>{t('customers.columns.contract')}</dt>
                <dd>{percent === null ? t('customers.noContract') : formatPercent(percent, locale)}</dd>
              </dl>
              {state === 'pending' ? (
                <p>
                  <Badge>{t('customers.pending')}</Badge>
                </p>
              ) : null}
            </Panel>
            {record ? <RecordBilling record={record} /> : null}
            <MergedAccounts customer={customer} />
          </div>
        </div>
      </Unanswered>
    </DeskPage>
  );
};
