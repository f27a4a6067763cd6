import type { CompanyRegister } from '@plenary/contracts/company-number';
import { maxTypedVatCode } from '@plenary/contracts/signature-terms';
import { Button } from '@plenary/ui/button';
import { TextField } from '@plenary/ui/text-field';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company-lookup.module.css';
import { LookupOutcome } from './lookup-outcome.tsx';
import { useCompanyLookup } from './use-company-lookup.ts';
import type { DraftForm } from './use-draft.ts';

const fieldId = 'signature-company-number';

/** Fills the billing from a register of companies: what is empty at once, what stands already after a press. */
export const CompanyLookup = ({ form, registers }: { form: DraftForm; registers: readonly CompanyRegister[] }) => {
  const { t } = useTranslation('booking');
  const lookup = useCompanyLookup({ form, registers, fieldId });
  const askOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    lookup.ask();
  };
  return (
    <div className={styles.lookup}>
      <TextField
        id={fieldId}
        label={t('signature.register.label')}
        optionalLabel={t('signature.optional')}
        description={t('signature.register.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxTypedVatCode}
        value={lookup.number}
        onChange={lookup.edit}
        onKeyDown={askOnEnter}
        error={lookup.error && t(lookup.error === 'not_answered' ? 'signature.register.frenchOnly' : 'signature.register.invalid')}
      />
      <Button variant="secondary" onClick={lookup.ask} isPending={lookup.isPending} pendingLabel={t('signature.register.pending')}>
        {t('signature.register.action')}
      </Button>
      <LookupOutcome
        {...lookup}
        onReplace={() => {
          document.getElementById(fieldId)?.focus();
          lookup.replace();
        }}
      />
    </div>
  );
};
