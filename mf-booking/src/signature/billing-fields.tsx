import type { CompanyRegister } from '@plenary/contracts/company-number';
import { invoicingKinds, purchaseOrderKinds } from '@plenary/contracts/signature-terms';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLookup } from './company-lookup.tsx';
import { FormPart } from './form-part.tsx';
import { type SignatureDraft, textFields } from './signature-draft.ts';
import styles from './signature-form.module.css';
import { TextFields } from './text-fields.tsx';
import type { DraftForm } from './use-draft.ts';

/** Required fields of an invoice. */
const needed = [
  'billing.companyName',
  'billing.street',
  'billing.zipCode',
  'billing.city',
  'billing.country',
  'billing.recipient',
  'billing.email',
  'purchaseOrder.number',
  'invoicing.url',
  'invoicing.address',
];

interface Props {
  form: DraftForm;
  /** Whether the invoice's fields are required now, or may follow the signature. */
  isDue: boolean;
  /** Registers that the company may be looked up in. */
  registers: readonly CompanyRegister[];
}

/** Fields of an invoice, billing and purchase order; who is written to is known, and folded. */
export const BillingFields = ({ form, isDue, registers }: Props) => {
  const { t } = useTranslation('booking');
  const { draft, choose } = form;
  const common = { form, needed, required: isDue ? needed : [] };
  return (
    <>
      <FormPart legend={t('signature.group.billing')}>
        {registers.length > 0 ? <CompanyLookup form={form} registers={registers} /> : null}
        <TextFields {...common} group="billing" />
      </FormPart>
      <FormPart legend={t('signature.group.purchaseOrder')}>
        <SegmentedControl
          label={t('signature.field.purchaseOrder.kind')}
          isLabelHidden
          options={purchaseOrderKinds.map((id) => ({ id, label: t(`signature.field.purchaseOrder.${id}`) }))}
          value={draft.order}
          onChange={(order) => choose({ order })}
        />
        {draft.order === 'with' ? <TextFields {...common} group="purchaseOrder" /> : null}
      </FormPart>
      <ContactFields {...common} />
    </>
  );
};

interface ContactProps {
  form: DraftForm;
  needed: readonly string[];
  required: readonly string[];
}

/** Who gets the invoices and the reminders: open where one of these fields is at fault or lacks what an invoice needs. */
const ContactFields = (common: ContactProps) => {
  const { t } = useTranslation('booking');
  const { draft, errors, choose } = common.form;
  const paths = [...textFields.paymentReminder, ...textFields[draft.sending]].map(([path]) => path);
  const isWanted = paths.some((path) => path in errors);
  const [isOpen, setOpen] = useState(() => draft.texts[recipientOf(draft)].trim() === '');
  const told = [...new Set([draft.texts[recipientOf(draft)], draft.texts['paymentReminder.email']].map((text) => text.trim()))];
  return (
    <details className={styles.fold} open={isOpen || isWanted} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('signature.group.contacts')}
        <span className={styles.told}>{told.filter(Boolean).join(', ')}</span>
      </summary>
      <FormPart legend={t('signature.group.paymentReminder')}>
        <TextFields {...common} group="paymentReminder" />
      </FormPart>
      <FormPart legend={t('signature.group.invoicing')}>
        <SegmentedControl
          label={t('signature.field.invoicing.kind')}
          isLabelHidden
          options={invoicingKinds.map((id) => ({ id, label: t(`signature.field.invoicing.${id}`) }))}
          value={draft.sending}
          onChange={(sending) => choose({ sending })}
        />
        <TextFields {...common} group={draft.sending} />
      </FormPart>
    </details>
  );
};

const recipientOf = ({ sending }: SignatureDraft) => (sending === 'platform' ? 'invoicing.url' : 'invoicing.address');
