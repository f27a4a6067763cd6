import { languages } from '@plenary/contracts/terms';
import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Checkbox } from '@plenary/ui/checkbox';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { changeScientist, createScientist, type Scientist, type ScientistForm } from './api.ts';
import type { CountryVenues } from './load-scientists.ts';
import styles from './scientists.module.css';
import { VenueCheckboxes } from './venue-checkboxes.tsx';

interface Props {
  /** Null: a new one. */
  scientist: Scientist | null;
  others: readonly Scientist[];
  countries: readonly CountryVenues[];
  onClose: () => void;
  onSaved: () => void;
  /** Somebody else has changed them meanwhile. */
  onStale: () => void;
}

type Failure = 'failed' | 'taken' | 'email' | 'gone' | 'stale';

const empty: ScientistForm = { firstName: '', lastName: '', email: '', phoneNumber: '', avatarUrl: null, languages: ['fr'], venueIds: [] };
const formOf = ({ id: _id, isDefault: _isDefault, version: _version, ...form }: Scientist): ScientistForm => form;
const fields = [
  { name: 'firstName', type: 'text', maxLength: 100 },
  { name: 'lastName', type: 'text', maxLength: 100 },
  { name: 'email', type: 'email', maxLength: 320 },
  { name: 'phoneNumber', type: 'tel', maxLength: 40 },
] as const;

const failureOf = (error: unknown): Failure => {
  if (!isCallError(error)) return 'failed';
  if (error.errors.email) return 'email';
  if (error.status === 404) return 'gone';
  if (error.code === 'stale-version') return 'stale';
  return error.status === 409 ? 'taken' : 'failed';
};

/** Who a Meeting Scientist is, what they speak, and their venues; saved whole. */
export const ScientistDialog = ({ scientist, others, countries, onClose, onSaved, onStale }: Props) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const [form, setForm] = useState(scientist ? formOf(scientist) : empty);
  const [idempotencyKey, setIdempotencyKey] = useState(newId);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const edit = (part: Partial<ScientistForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setIdempotencyKey(newId());
    setFailure(null);
  };
  const isWhole = [form.firstName, form.lastName, form.email].every((text) => text.trim() !== '');
  const isOfEmail = failure === 'taken' || failure === 'email';

  const save = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await (scientist ? changeScientist(scientist.id, form, scientist.version) : createScientist(form, idempotencyKey));
      onSaved();
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      if (found === 'stale') onStale();
      setFailure(found);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t(scientist ? 'scientists.editTitle' : 'scientists.addTitle')}
      closeLabel={t('close')}
      footer={
        <Button disabled={!isWhole} isPending={isPending} pendingLabel={t('planning.saving')} onClick={save}>
          {t('calendar.save')}
        </Button>
      }
    >
      {failure ? <FailureNotice>{t(`scientists.failures.${failure}`)}</FailureNotice> : null}
      <div className={styles.fields}>
        {fields.map(({ name, type, maxLength }) => (
          <TextField
            key={name}
            label={t(`scientists.${name}`)}
            optionalLabel={name === 'phoneNumber' ? t('optional') : undefined}
            type={type}
            maxLength={maxLength}
            value={form[name]}
            error={name === 'email' && isOfEmail ? t(`scientists.failures.${failure}`) : undefined}
            onChange={(text) => edit({ [name]: text })}
          />
        ))}
      </div>
      <SpokenLanguages spoken={form.languages} onChange={(spoken) => edit({ languages: spoken })} />
      <VenueCheckboxes countries={countries} venueIds={form.venueIds} others={others} onChange={(venueIds) => edit({ venueIds })} />
    </Dialog>
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
