import { addNetworkVenue } from '@plenary/contracts/network.endpoints';
import { networkLimits } from '@plenary/contracts/network-terms';
import { countryCodes } from '@plenary/contracts/terms';
import { useNavigate } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import { addVenue } from './api.ts';
import styles from './network.module.css';
import { emptyVenue, type NewVenueForm, newVenueFaults, newVenueFields, newVenueOf, retyped } from './new-venue-form.ts';

const fieldId = (field: string) => `new-venue-${field.replaceAll('.', '-')}`;

/** Begins a venue as a draft: what it is called and where it is; the rest is written on its own page. */
export const NewVenueDialog = ({ brandName, onClose }: { brandName: string; onClose: () => void }) => {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const [form, setForm] = useState(emptyVenue);
  const saving = useSubmission({
    endpoints: [addNetworkVenue],
    send: (content: NewVenueForm, { idempotencyKey }) => addVenue(newVenueOf(content), idempotencyKey),
    check: newVenueFaults,
    fields: newVenueFields,
    words: { failed: t('surveys.failures.failed') },
    onDone: ({ slug }) => navigate(paths.networkVenue(slug)),
  });
  const labelOf = (field: keyof NewVenueForm) =>
    field === 'slug' ? t('network.slug') : t(`network.fields.${field}` as 'network.fields.name');
  const faultOf = (field: keyof NewVenueForm) => {
    const [, code] = Object.entries(saving.errors).find(([path]) => path === field || path.startsWith(`${field}.`)) ?? [];
    return code && t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
  };
  const faults = newVenueFields.flatMap((field) => {
    const fault = faultOf(field);
    return fault ? [{ fieldId: fieldId(field), message: t('billing.fault', { label: labelOf(field), fault }) }] : [];
  });
  const text = (field: Exclude<keyof NewVenueForm, 'countryCode' | 'typed'>) => ({
    id: fieldId(field),
    label: labelOf(field),
    value: form[field],
    error: faultOf(field),
    autoComplete: 'off',
    onChange: (value: string) => {
      setForm((before) => retyped(before, { field, value, brandName }));
      saving.mend(field);
    },
  });
  return (
    <Dialog
      isOpen
      size="medium"
      onClose={onClose}
      title={t('network.add')}
      description={t('network.addHint')}
      closeLabel={t('close')}
      footer={
        <Button isPending={saving.isPending} pendingLabel={t('planning.saving')} onClick={() => saving.submit(form)}>
          {t('network.addDraft')}
        </Button>
      }
    >
      {saving.failure && faults.length > 0 ? <ErrorSummary key={saving.attempts} title={t('companies.wrong')} errors={faults} /> : null}
      {saving.failure && faults.length === 0 ? <FailureNotice>{saving.failure.text ?? t('surveys.failures.failed')}</FailureNotice> : null}
      <div className={styles.pair}>
        <TextField {...text('name')} maxLength={networkLimits.name} />
        <NativeSelect
          label={t('desk.country')}
          value={form.countryCode}
          options={countryCodes.map((id) => ({ id, label: t(`countries.${id}`) }))}
          onChange={(countryCode) => {
            setForm((before) => ({ ...before, countryCode }));
            saving.mend('coordinates');
          }}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...text('commercialName')} maxLength={networkLimits.commercialName} />
        <TextField {...text('slug')} maxLength={networkLimits.slug} prefix="/venues/" />
      </div>
      <TextField {...text('address.street')} maxLength={networkLimits.street} />
      <div className={styles.thirds}>
        <TextField {...text('address.zipCode')} maxLength={networkLimits.zipCode} />
        <TextField {...text('address.city')} maxLength={networkLimits.city} />
        <TextField {...text('address.district')} maxLength={networkLimits.district} />
      </div>
      <TextField {...text('coordinates')} description={t('network.hints.coordinates')} />
    </Dialog>
  );
};
