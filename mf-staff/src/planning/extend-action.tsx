import { maxExtensionReasonLength } from '@plenary/contracts/planning-terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slot-dialog.module.css';
import type { OptionChange } from './use-option-change.ts';

interface Props {
  /** Ends that the service takes, in ascending order; one at least. */
  ends: readonly [string, ...string[]];
  timeZone: string;
  /** Who waits behind it, as far as the page knows; undefined: nobody. */
  behind: string | undefined;
  form: OptionChange;
}

/** Lets an option hold longer; with a reason where somebody waits behind it (design: lifecycle L12). */
export const ExtendAction = ({ ends, timeZone, behind, form: { submit, pending, failure, errors, fail, mend } }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  /** Null: the first that is offered. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const [isWaitedFor, setWaitedFor] = useState(behind !== undefined);
  // Behind another half-day of the option, or since the board was read.
  if (failure?.code === 'second-waiting' && !isWaitedFor) setWaitedFor(true);
  const until = ends.find((end) => end === chosen) ?? ends[0];
  const extend = () => {
    if (!isWaitedFor) return submit({ type: 'extend', until });
    const reason = why.trim();
    if (reason) return submit({ type: 'extend', until, reason });
    return fail({ code: 'invalid-request', text: null, errors: { reason: 'required' }, error: null });
  };
  return (
    <>
      {isWaitedFor ? <p>{t('planning.extendReasonHint', { holder: behind ?? t('planning.secondOption') })}</p> : null}
      {isWaitedFor ? (
        <TextField
          label={t('planning.extendReason')}
          maxLength={maxExtensionReasonLength}
          value={why}
          error={errors.reason ? t('planning.extendReasonMissing') : undefined}
          onChange={(value) => {
            setWhy(value);
            mend('reason');
          }}
        />
      ) : null}
      <div className={styles.action}>
        <NativeSelect
          label={t('planning.extendUntil')}
          options={ends.map((end) => ({ id: end, label: instantAtVenue(end, { language, timeZone, style: 'medium' }) }))}
          value={until}
          onChange={setChosen}
        />
        <Button
          variant="secondary"
          isPending={pending?.type === 'extend'}
          pendingLabel={t('planning.saving')}
          onClick={() => void extend()}
        >
          {t('planning.extend')}
        </Button>
      </div>
    </>
  );
};
