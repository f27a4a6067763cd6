import type { CompanyRegister } from '@plenary/contracts/company-number';
import { invoicingKinds, purchaseOrderKinds } from '@plenary/contracts/signature-terms';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { CompanyLookup } from './company-lookup.tsx';
import { FormPart } from './form-part.tsx';
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

/** Fields of an invoice, in the order of the paper: billing, reminders, purchase order, invoicing. */
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
      <FormPart legend={t('signature.group.paymentReminder')}>
        <TextFields {...common} group="paymentReminder" />
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
    </>
  );
};
