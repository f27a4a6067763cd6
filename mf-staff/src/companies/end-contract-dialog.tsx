import { endContract as endpoint } from '@plenary/contracts/accounts.endpoints';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Company, type Contract, endContract } from './api.ts';
import { SaveFailure } from './save-failure.tsx';
import { useCompanySubmission } from './use-company-submission.ts';

interface Props {
  company: Company;
  contract: Contract;
  onClose: () => void;
  onMoved: () => void;
  onSaved: (company: Company) => void;
}

/** Sets the last day on which a contract counts; one that has not begun by then is removed. */
export const EndContractDialog = ({ company, contract, onClose, onMoved, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const [lastDay, setLastDay] = useState('');
  const form = useCompanySubmission({
    endpoints: [endpoint],
    send: () => endContract(company, contract.contractId, lastDay),
    fields: ['lastDay'],
    onMoved,
    onSaved,
  });
  const { errors } = form;
  const fault = errors.lastDay
    ? t([`contracts.faults.${errors.lastDay}` as 'contracts.faults.too_early', 'contracts.faults.too_early'])
    : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('contracts.endTitle')}
      description={t('contracts.endHint')}
      closeLabel={t('close')}
      footer={
        <Button
          variant="danger"
          disabled={lastDay === ''}
          isPending={form.isPending}
          pendingLabel={t('planning.saving')}
          onClick={() => form.submit()}
        >
          {t('contracts.end')}
        </Button>
      }
    >
      <SaveFailure form={form} company={company} faults={fault ? [{ fieldId: 'contract-last-day', message: fault }] : []} />
      <TextField
        id="contract-last-day"
        type="date"
        label={t('contracts.lastDay')}
        value={lastDay}
        error={fault}
        onChange={(day) => {
          setLastDay(day);
          form.forget();
        }}
      />
    </Dialog>
  );
};
