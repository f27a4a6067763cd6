import * as endpoints from '@plenary/contracts/accounts.endpoints';
import { maxContractTextLength } from '@plenary/contracts/accounts-terms';
import { languages } from '@plenary/contracts/terms';
import { Button } from '@plenary/ui/button';
import { Checkbox } from '@plenary/ui/checkbox';
import { Dialog } from '@plenary/ui/dialog';
import { Tabs } from '@plenary/ui/tabs';
import { TextArea } from '@plenary/ui/text-area';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf } from '../desk/percent-of.ts';
import { type Company, type Contract, changeContract, giveContract } from './api.ts';
import styles from './companies.module.css';
import { type ContractForm, contractFormOf, termsOf } from './contract-form.ts';
import { SaveFailure } from './save-failure.tsx';
import { useCompanySubmission } from './use-company-submission.ts';

interface Props {
  company: Company;
  /** Null: a new one. */
  contract: Contract | null;
  onClose: () => void;
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

/** Percent, validity and words of a framework contract; quotes that were made keep their prices. */
export const ContractDialog = ({ company, contract, onClose, onMoved, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const [form, setForm] = useState(() => contractFormOf(contract));
  const saving = useCompanySubmission({
    endpoints: [endpoints.giveContract, endpoints.changeContract],
    send: (terms: ReturnType<typeof termsOf>) =>
      contract ? changeContract(company, contract.contractId, terms) : giveContract(company, terms),
    fields: ['percent', 'validFrom', 'validTo'],
    onMoved,
    onSaved,
  });
  const { errors } = saving;
  const edit = (part: Partial<ContractForm>) => {
    setForm((before) => ({ ...before, ...part }));
    saving.forget();
  };
  const isWrongPercent = form.percent.trim() !== '' && percentOf(form.percent) === null;
  const percentError = isWrongPercent || errors.percent ? t('contracts.faults.percent') : undefined;
  const fromError = errors.validFrom ? t('contracts.faults.overlap') : undefined;
  const toError = errors.validTo ? t('contracts.faults.order') : undefined;
  const isWhole = percentOf(form.percent) !== null && form.validFrom !== '';
  const faults = [
    { fieldId: 'contract-percent', message: percentError },
    { fieldId: 'contract-from', message: fromError },
    { fieldId: 'contract-to', message: toError },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t(contract ? 'contracts.editTitle' : 'contracts.giveTitle')}
      description={t('contracts.hint')}
      closeLabel={t('close')}
      footer={
        <Button
          disabled={!isWhole}
          isPending={saving.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => saving.submit(termsOf(form))}
        >
          {t('calendar.save')}
        </Button>
      }
    >
      <SaveFailure form={saving} company={company} faults={faults} />
      <ContractTerms form={form} edit={edit} errors={{ percent: percentError, from: fromError, to: toError }} />
      <ContractTexts texts={form.texts} onChange={(texts) => edit({ texts })} />
    </Dialog>
  );
};

interface TermsProps {
  form: ContractForm;
  edit: (part: Partial<ContractForm>) => void;
  errors: { percent?: string; from?: string; to?: string };
}

const ContractTerms = ({ form, edit, errors }: TermsProps) => {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.terms}>
      <TextField
        id="contract-percent"
        label={t('contracts.percent')}
        inputMode="decimal"
        value={form.percent}
        error={errors.percent}
        onChange={(percent) => edit({ percent })}
      />
      <TextField
        id="contract-from"
        type="date"
        label={t('contracts.validFrom')}
        value={form.validFrom}
        error={errors.from}
        onChange={(validFrom) => edit({ validFrom })}
      />
      <TextField
        id="contract-to"
        type="date"
        label={t('contracts.validTo')}
        optionalLabel={t('optional')}
        min={form.validFrom}
        value={form.validTo}
        error={errors.to}
        onChange={(validTo) => edit({ validTo })}
      />
      <Checkbox
        label={t('contracts.flex')}
        description={t('contracts.flexHint')}
        isSelected={form.flex}
        onChange={(flex) => edit({ flex })}
      />
    </div>
  );
};

interface TextsProps {
  texts: ContractForm['texts'];
  onChange: (texts: ContractForm['texts']) => void;
}

/** The words of a contract in each language. */
const ContractTexts = ({ texts, onChange }: TextsProps) => {
  const { t } = useTranslation('staff');
  return (
    <Tabs
      label={t('contracts.texts')}
      tabs={languages.map((language) => ({
        id: language,
        label: t(`languages.${language}`),
        content: (
          <div className={styles.texts}>
            {(['description', 'dispositions'] as const).map((name) => (
              <TextArea
                key={name}
                label={t('contracts.textIn', { text: t(`contracts.${name}`), language: t(`languages.${language}`) })}
                optionalLabel={t('optional')}
                maxLength={maxContractTextLength}
                value={texts[language][name]}
                onChange={(text) => onChange({ ...texts, [language]: { ...texts[language], [name]: text } })}
              />
            ))}
          </div>
        ),
      }))}
    />
  );
};
