import { maxCompanyNameLength } from '@plenary/contracts/accounts-terms';
import { newId } from '@plenary/http/new-id';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Company, changeCompany, createCompany } from './api.ts';
import { SaveFailure } from './save-failure.tsx';
import { useCompanySave } from './use-company-save.ts';

interface Props {
  /** Null: a new one. */
  company: Company | null;
  onClose: () => void;
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

const domainsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Name and e-mail domains of a company. */
export const CompanyDialog = ({ company, onClose, onMoved, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const [name, setName] = useState(company?.name ?? '');
  const [domainText, setDomainText] = useState(company?.domains.join('\n') ?? '');
  const [idempotencyKey, setIdempotencyKey] = useState(newId);
  const { isPending, failure, errors, forget, save } = useCompanySave({ onMoved, onSaved });
  const edited = () => {
    setIdempotencyKey(newId());
    forget();
  };
  const domains = domainsOf(domainText);
  const nameFault = errors.name ? t('companies.faults.name') : undefined;
  const domainFaults = Object.entries(errors).flatMap(([field, code]) => {
    const domain = domains[Number(/^domains\.(\d+)$/.exec(field)?.[1])];
    return domain ? [t([`companies.faults.${code}`, 'companies.faults.invalid_format'], { domain })] : [];
  });
  const submit = () => save(() => (company ? changeCompany(company, { name, domains }) : createCompany({ name, domains }, idempotencyKey)));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(company ? 'companies.editTitle' : 'companies.addTitle')}
      closeLabel={t('close')}
      footer={
        <Button disabled={name.trim() === ''} isPending={isPending} pendingLabel={t('planning.saving')} onClick={submit}>
          {t('calendar.save')}
        </Button>
      }
    >
      <SaveFailure
        failure={failure}
        company={company}
        faults={[
          ...(nameFault ? [{ fieldId: 'company-name', message: nameFault }] : []),
          ...(domainFaults.length > 0 ? [{ fieldId: 'company-domains', message: domainFaults.join(' ') }] : []),
        ]}
      />
      <TextField
        id="company-name"
        label={t('companies.name')}
        maxLength={maxCompanyNameLength}
        value={name}
        error={nameFault}
        onChange={(text) => {
          setName(text);
          edited();
        }}
      />
      <TextArea
        id="company-domains"
        label={t('companies.domains')}
        optionalLabel={t('optional')}
        description={t('companies.domainsHint')}
        value={domainText}
        error={domainFaults.join(' ') || undefined}
        onChange={(text) => {
          setDomainText(text);
          edited();
        }}
      />
    </Dialog>
  );
};
