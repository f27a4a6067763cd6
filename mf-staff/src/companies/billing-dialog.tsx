import { changeCompanyBilling as endpoint } from '@plenary/contracts/accounts.endpoints';
import { type CompanyBilling, companyBillingFaults, companyBillingFields, noCompanyBilling } from '@plenary/contracts/company-billing';
import { unseenCode } from '@plenary/contracts/free-text-terms';
import { signatureLimits } from '@plenary/contracts/signature-terms';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Company, changeCompanyBilling } from './api.ts';
import { CountryField } from './country-field.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useCompanySubmission } from './use-company-submission.ts';

interface Props {
  company: Company;
  onClose: () => void;
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

type Field = keyof CompanyBilling;
const fieldId = (field: Field) => `company-${field}`;

/** Edits the address and the VAT number of a company. */
export const BillingDialog = ({ company, onClose, onMoved, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const [billing, setBilling] = useState(company.billing ?? noCompanyBilling);
  const form = useCompanySubmission({
    endpoints: [endpoint],
    send: (content: CompanyBilling) => changeCompanyBilling(company, content),
    check: companyBillingFaults,
    fields: companyBillingFields,
    onMoved,
    onSaved,
  });
  const write = (field: Field, text: string) => {
    setBilling({ ...billing, [field]: text });
    form.mend(field);
  };
  const faultOf = (field: Field): string | undefined => {
    const code = form.errors[field];
    if (code === undefined) return undefined;
    if (code === unseenCode) return t('companies.faults.unseen');
    if (code === 'required') return t('billing.faults.required');
    return t(field === 'vatCode' ? 'billing.faults.vatCode' : 'billing.faults.text');
  };
  const faults = companyBillingFields.flatMap((field) => {
    const fault = faultOf(field);
    return fault ? [{ fieldId: fieldId(field), message: t('billing.fault', { label: t(`trail.fields.${field}`), fault }) }] : [];
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('billing.editTitle')}
      description={t('billing.hint')}
      closeLabel={t('close')}
      footer={
        <Button isPending={form.isPending} pendingLabel={t('planning.saving')} onClick={() => form.submit(billing)}>
          {t('calendar.save')}
        </Button>
      }
    >
      <SaveFailure form={form} company={company} faults={faults} />
      {companyBillingFields.map((field) =>
        field === 'country' ? (
          <CountryField
            key={field}
            id={fieldId(field)}
            text={billing.country}
            error={faultOf(field)}
            onChange={(text) => write(field, text)}
          />
        ) : (
          <TextField
            key={field}
            id={fieldId(field)}
            label={t(`trail.fields.${field}`)}
            optionalLabel={t('optional')}
            description={field === 'vatCode' ? t('billing.vatHint') : undefined}
            maxLength={signatureLimits[field]}
            value={billing[field]}
            error={faultOf(field)}
            onChange={(text) => write(field, text)}
          />
        ),
      )}
    </Dialog>
  );
};
