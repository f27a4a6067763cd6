import { invoicingKinds, purchaseOrderKinds } from '@plenary/contracts/signature-terms';
import { SegmentedControl } from '@plenary/ui/segmented-control';
import { useTranslation } from 'react-i18next';
import { FormPart } from './form-part.tsx';
import { TextFields } from './text-fields.tsx';
import type { DraftForm } from './use-draft.ts';

interface Props {
  form: DraftForm;
  /** Paths that have to be filled in now. */
  required: readonly string[];
}

/** What an invoice needs, in the order of the paper: billing, reminders, purchase order, invoicing. */
export const BillingFields = ({ form, required }: Props) => {
  const { t } = useTranslation('booking');
  const { draft, choose } = form;
  return (
    <>
      <FormPart legend={t('signature.group.billing')}>
        <TextFields form={form} group="billing" required={required} />
      </FormPart>
      <FormPart legend={t('signature.group.paymentReminder')}>
        <TextFields form={form} group="paymentReminder" required={required} />
      </FormPart>
      <FormPart legend={t('signature.group.purchaseOrder')}>
        <SegmentedControl
          label={t('signature.field.purchaseOrder.kind')}
          isLabelHidden
          options={purchaseOrderKinds.map((id) => ({ id, label: t(`signature.field.purchaseOrder.${id}`) }))}
          value={draft.order}
          onChange={(order) => choose({ order })}
        />
        {draft.order === 'with' ? <TextFields form={form} group="purchaseOrder" required={required} /> : null}
      </FormPart>
      <FormPart legend={t('signature.group.invoicing')}>
        <SegmentedControl
          label={t('signature.field.invoicing.kind')}
          isLabelHidden
          options={invoicingKinds.map((id) => ({ id, label: t(`signature.field.invoicing.${id}`) }))}
          value={draft.sending}
          onChange={(sending) => choose({ sending })}
        />
        <TextFields form={form} group={draft.sending} required={required} />
      </FormPart>
    </>
  );
};
