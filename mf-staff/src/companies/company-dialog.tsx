import * as endpoints from '@plenary/contracts/accounts.endpoints';
import { maxCompanyNameLength } from '@plenary/contracts/accounts-terms';
import { unseenCode } from '@plenary/contracts/free-text-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { Button } from '@plenary/ui/button';
import { Checkbox } from '@plenary/ui/checkbox';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Company, type CompanyForm, changeCompany, createCompany } from './api.ts';
import { SaveFailure } from './save-failure.tsx';
import { useCompanySubmission } from './use-company-submission.ts';

interface Props {
  /** Null: a new one. */
  company: Company | null;
  onClose: () => void;
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

const domainsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Texts for the errors of a company's fields, next to the fields and in the summary. */
const useFaultWords = (errors: FieldErrors, domains: readonly string[]) => {
  const { t } = useTranslation('staff');
  const nameFault = errors.name ? t(errors.name === unseenCode ? 'companies.faults.unseen' : 'companies.faults.name') : undefined;
  const domainFaults = Object.entries(errors).flatMap(([field, code]) => {
    const domain = domains[Number(/^domains\.(\d+)$/.exec(field)?.[1])];
    return domain
      ? [t([`companies.faults.${code}` as 'companies.faults.invalid_format', 'companies.faults.invalid_format'], { domain })]
      : [];
  });
  const domainFault = domainFaults.join(' ') || undefined;
  const faults = [
    { fieldId: 'company-name', message: nameFault },
    { fieldId: 'company-domains', message: domainFault },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return { nameFault, domainFault, faults };
};

/** Name, e-mail domains and limits of a company. */
export const CompanyDialog = ({ company, onClose, onMoved, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const [name, setName] = useState(company?.name ?? '');
  const [domainText, setDomainText] = useState(company?.domains.join('\n') ?? '');
  const [areLifted, setLifted] = useState(company?.optionLimitsLifted ?? false);
  const form = useCompanySubmission({
    endpoints: [endpoints.createCompany, endpoints.changeCompany],
    send: (content: CompanyForm, { idempotencyKey }) =>
      company ? changeCompany(company, content) : createCompany(content, idempotencyKey),
    fields: ['name', 'domains'],
    onMoved,
    onSaved,
  });
  const domains = domainsOf(domainText);
  const { nameFault, domainFault, faults } = useFaultWords(form.errors, domains);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(company ? 'companies.editTitle' : 'companies.addTitle')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={name.trim() === ''}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => form.submit({ name, domains, optionLimitsLifted: areLifted })}
        >
          {t('calendar.save')}
        </Button>
      }
    >
      <SaveFailure form={form} company={company} faults={faults} />
      <TextField
        id="company-name"
        label={t('companies.name')}
        maxLength={maxCompanyNameLength}
        value={name}
        error={nameFault}
        onChange={(text) => {
          setName(text);
          form.forget();
        }}
      />
      <TextArea
        id="company-domains"
        label={t('companies.domains')}
        optionalLabel={t('optional')}
        description={t('companies.domainsHint')}
        value={domainText}
        error={domainFault}
        onChange={(text) => {
          setDomainText(text);
          form.forget();
        }}
      />
      <Checkbox
        label={t('companies.liftLimits')}
        description={t('companies.liftLimitsHint')}
        isSelected={areLifted}
        onChange={(isSelected) => {
          setLifted(isSelected);
          form.forget();
        }}
      />
    </Dialog>
  );
};
