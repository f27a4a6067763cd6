import type { FieldErrors } from '@plenary/contracts/problem';
import * as contract from '@plenary/contracts/staff-surveys.endpoints';
import { languages } from '@plenary/contracts/terms';
import { useSubmission } from '@plenary/platform/submission';
import type { Failure } from '@plenary/platform/submission-failure';
import { useTelephoneFault } from '@plenary/platform/telephone';
import { Button } from '@plenary/ui/button';
import { Checkbox } from '@plenary/ui/checkbox';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { NewerState } from '../desk/newer-state.tsx';
import { changeScientist, createScientist, type Scientist, type ScientistForm } from './api.ts';
import type { CountryVenues } from './load-scientists.ts';
import { PortraitField } from './portrait-field.tsx';
import styles from './scientists.module.css';
import { VenueCheckboxes } from './venue-checkboxes.tsx';

interface Props {
  /** The last loaded version; null: a new one. */
  scientist: Scientist | null;
  others: readonly Scientist[];
  countries: readonly CountryVenues[];
  onClose: () => void;
  onSaved: () => void;
  /** Another person saved first: the newer state is to be loaded. */
  onStale: () => Promise<void>;
}

interface Edited extends Omit<ScientistForm, 'avatarUrl' | 'picture'> {
  /** Data URL; null: to be removed; undefined: as it is. */
  portrait?: string | null;
}

const empty: Edited = { firstName: '', lastName: '', email: '', phoneNumber: '', languages: ['fr'], venueIds: [] };
const editedOf = ({ firstName, lastName, email, phoneNumber, languages: spoken, venueIds }: Scientist): Edited => ({
  firstName,
  lastName,
  email,
  phoneNumber,
  languages: spoken,
  venueIds,
});
/** The service takes the content of the data URL. */
const formOf = ({ portrait, ...form }: Edited): ScientistForm => ({
  ...form,
  picture: portrait ? portrait.slice(portrait.indexOf(',') + 1) : portrait,
});
const fields = [
  { name: 'firstName', type: 'text', maxLength: 100 },
  { name: 'lastName', type: 'text', maxLength: 100 },
  { name: 'email', type: 'email', maxLength: 320 },
  { name: 'phoneNumber', type: 'tel', maxLength: 40 },
] as const;

/** A Meeting Scientist, the languages they speak, and their venues; saved as a whole. */
export const ScientistDialog = ({ scientist, others, countries, onClose, onSaved, onStale }: Props) => {
  const { t } = useTranslation('staff');
  const [form, setForm] = useState(scientist ? editedOf(scientist) : empty);
  const telephoneFault = useTelephoneFault();
  const { submit, isPending, failure, errors, forget } = useSubmission({
    endpoints: [contract.createScientist, contract.changeScientist],
    check: ({ phoneNumber }: ScientistForm): FieldErrors => {
      const fault = telephoneFault(phoneNumber.trim(), scientist?.phoneNumber);
      return fault ? { phoneNumber: fault } : {};
    },
    fields: ['phoneNumber'],
    send: (content: ScientistForm, { idempotencyKey }) =>
      scientist ? changeScientist(scientist.id, content, scientist.version) : createScientist(content, idempotencyKey),
    words: {
      'invalid-request': ({ errors }) => t(`scientists.failures.${errors.email ? 'email' : errors.picture ? 'portrait' : 'failed'}`),
      'not-found': t('scientists.failures.gone'),
      'stale-version': t('scientists.failures.stale'),
      conflict: t('scientists.failures.taken'),
      failed: t('scientists.failures.failed'),
    },
    onDone: onSaved,
    onFailure: ({ code }) => (code === 'stale-version' ? onStale() : undefined),
  });
  const edit = (part: Partial<Edited>) => {
    setForm((before) => ({ ...before, ...part }));
    forget();
  };
  const isWhole = [form.firstName, form.lastName, form.email].every((text) => text.trim() !== '');
  const errorsOf: Partial<Record<(typeof fields)[number]['name'], string>> = {
    email: failure?.errors.email || failure?.code === 'conflict' ? (failure.text ?? undefined) : undefined,
    phoneNumber: errors.phoneNumber ? t('scientists.failures.telephone') : undefined,
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t(scientist ? 'scientists.editTitle' : 'scientists.addTitle')}
      closeLabel={t('close')}
      footer={
        <Button disabled={!isWhole} isPending={isPending} pendingLabel={t('planning.saving')} onClick={() => submit(formOf(form))}>
          {t('calendar.save')}
        </Button>
      }
    >
      <SaveFailure failure={failure} scientist={scientist} countries={countries} />
      <PortraitField
        name={`${form.firstName} ${form.lastName}`}
        url={scientist?.pictureUrl ?? null}
        portrait={form.portrait}
        error={failure?.errors.picture ? (failure.text ?? undefined) : undefined}
        onChange={(portrait) => edit({ portrait })}
      />
      <div className={styles.fields}>
        {fields.map(({ name, type, maxLength }) => (
          <TextField
            key={name}
            label={t(`scientists.${name}`)}
            optionalLabel={name === 'phoneNumber' ? t('optional') : undefined}
            type={type}
            maxLength={maxLength}
            value={form[name]}
            error={errorsOf[name]}
            onChange={(text) => edit({ [name]: text })}
          />
        ))}
      </div>
      <SpokenLanguages spoken={form.languages} onChange={(spoken) => edit({ languages: spoken })} />
      <VenueCheckboxes countries={countries} venueIds={form.venueIds} others={others} onChange={(venueIds) => edit({ venueIds })} />
    </Dialog>
  );
};

interface SaveFailureProps extends Pick<Props, 'scientist' | 'countries'> {
  failure: Failure | null;
}

const SaveFailure = ({ failure, scientist, countries }: SaveFailureProps) => {
  const { t } = useTranslation('staff');
  if (failure?.code !== 'stale-version' || !scientist) return failure?.text ? <FailureNotice>{failure.text}</FailureNotice> : null;
  const { firstName, lastName, email, phoneNumber, languages: spoken, venueIds } = scientist;
  const venues = countries.flatMap((country) => country.venues).filter(({ venueId }) => venueIds.includes(venueId));
  return (
    <NewerState
      title={failure.text ?? ''}
      lines={[
        [`${firstName} ${lastName}`, email, phoneNumber].filter(Boolean).join(', '),
        spoken.map((language) => t(`languages.${language}`)).join(', '),
        venues.map(({ name }) => name).join(', '),
      ].filter(Boolean)}
    />
  );
};

interface LanguagesProps {
  spoken: ScientistForm['languages'];
  onChange: (spoken: ScientistForm['languages']) => void;
}

const SpokenLanguages = ({ spoken, onChange }: LanguagesProps) => {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('scientists.languages')}</legend>
      {languages.map((language) => (
        <Checkbox
          key={language}
          label={t(`languages.${language}`)}
          isSelected={spoken.includes(language)}
          onChange={(isSpoken) => onChange(languages.filter((one) => (one === language ? isSpoken : spoken.includes(one))))}
        />
      ))}
    </fieldset>
  );
};
