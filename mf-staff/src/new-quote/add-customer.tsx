import { addCustomer as endpoint } from '@plenary/contracts/customers.endpoints';
import { languages } from '@plenary/contracts/terms';
import { useSubmission } from '@plenary/platform/submission';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { addCustomer, type CustomerForm, type DeskCustomer } from './api.ts';
import styles from './new-quote.module.css';

interface Props {
  /** What was looked for: an address, perhaps. */
  first: string;
  onAdded: (customer: DeskCustomer) => void;
}

const texts = ['email', 'firstname', 'lastname', 'phone', 'companyName'] as const;
const types = { email: 'email', phone: 'tel' } as const;
const faults = ['required', 'invalid', 'public-email-forbidden'] as const;

/** A customer without an account yet: inactive, until they open it by the link of the site. */
export const AddCustomer = ({ first, onAdded }: Props) => {
  const { t } = useTranslation('staff');
  const [form, setForm] = useState<CustomerForm>({
    ...{ email: first.includes('@') ? first : '', firstname: '', lastname: '', phone: '', companyName: '' },
    ...{ lang: 'fr', reason: '' },
  });
  const [asksReason, setAsksReason] = useState(false);
  const telephoneFault = useTelephoneFault();
  const { submit, isPending, failure, errors, mend } = useSubmission({
    endpoints: [endpoint],
    check: ({ phone }: CustomerForm): Record<string, string> => {
      const fault = phone === '' ? 'required' : telephoneFault(phone.trim());
      return fault ? { phone: fault } : {};
    },
    send: (content: CustomerForm, { idempotencyKey }) => addCustomer(content, idempotencyKey),
    fields: [...texts, 'reason'],
    words: { 'user-exists': t('newQuote.add.exists'), failed: t('newQuote.failures.failed') },
    onDone: onAdded,
    onFailure: ({ code }) => setAsksReason(asksReason || code === 'public-email-forbidden'),
  });
  const change = (field: keyof CustomerForm, value: string) => {
    setForm({ ...form, [field]: value });
    mend(field);
  };
  const faultOf = (field: string) => errors[field] && t(`newQuote.add.faults.${faults.find((one) => one === errors[field]) ?? 'invalid'}`);
  return (
    <form
      className={styles.form}
      aria-label={t('newQuote.add.open')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(form);
      }}
    >
      {failure?.text ? (
        <div className={styles.wide}>
          <FailureNotice>{failure.text}</FailureNotice>
        </div>
      ) : null}
      {texts.map((field) => (
        <TextField
          key={field}
          type={field in types ? types[field as keyof typeof types] : 'text'}
          label={t(`newQuote.add.${field}`)}
          description={field === 'companyName' ? t('newQuote.add.companyHint') : undefined}
          value={form[field]}
          error={faultOf(field)}
          onChange={(value) => change(field, value)}
        />
      ))}
      <NativeSelect
        label={t('newQuote.add.lang')}
        options={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
        value={form.lang}
        onChange={(lang) => change('lang', lang)}
      />
      {asksReason ? (
        <div className={styles.wide}>
          <TextField
            label={t('newQuote.add.reason')}
            description={t('newQuote.add.reasonHint')}
            maxLength={300}
            value={form.reason}
            error={faultOf('reason')}
            onChange={(value) => change('reason', value)}
          />
        </div>
      ) : null}
      <p className={styles.wide}>
        <Button type="submit" isPending={isPending} pendingLabel={t('planning.saving')}>
          {t('newQuote.add.save')}
        </Button>
      </p>
    </form>
  );
};
