import { Button } from '@plenary/ui/button';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, isInformation } from '../faults/fault-text.ts';
import { Alert } from './alert.tsx';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';
import { useTitlePrefix } from './use-title-prefix.ts';

interface Props<Name extends string> {
  form: FormState<Name>;
  submitLabel: string;
  isSubmitDisabled?: boolean;
  /** Focus target of a form without a field. */
  submitRef?: Ref<HTMLButtonElement>;
  submitVariant?: 'primary' | 'danger';
  /** Sentences that this form has for a code in place of the common ones. */
  texts?: Record<string, string>;
  /** Under the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One column of fields and one submit. One wrong field takes the focus; several are listed in a summary, which takes it. */
export const Form = <Name extends string>({
  form,
  submitLabel,
  isSubmitDisabled,
  submitRef,
  submitVariant,
  texts = {},
  actions,
  children,
}: Props<Name>) => {
  const { t } = useTranslation('auth');
  const { failure, errors, names, attempts, fieldId } = form;
  const wrong = names.filter((name) => errors[name] !== undefined);
  const listed = failure && Object.keys(failure.errors).length > 1 ? wrong : [];
  useTitlePrefix(failure && !isInformation(failure) ? t('form.titlePrefix') : null);

  const goToWrongField = useEffectEvent(() => {
    const [first, ...others] = wrong;
    if (first && others.length === 0) document.getElementById(fieldId(first))?.focus();
  });
  useEffect(() => {
    if (attempts > 0) goToWrongField();
  }, [attempts]);

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {failure?.text ? (
        <Alert key={attempts} tone={isInformation(failure) ? 'info' : 'danger'}>
          {texts[failure.code] ?? failure.text}
        </Alert>
      ) : null}
      {listed.length > 0 ? (
        <ErrorSummary
          key={`summary-${attempts}`}
          title={t('form.faults', { count: listed.length })}
          errors={listed.map((name) => ({
            fieldId: fieldId(name),
            message: t('form.faultOf', { field: t(`field.${name}` as 'field.email'), fault: fieldText(name, errors[name], t) }),
          }))}
        />
      ) : null}
      {children}
      <div className={styles.actions}>
        <Button
          type="submit"
          ref={submitRef}
          variant={submitVariant}
          isBlock
          isPending={form.isPending}
          pendingLabel={t('form.pending')}
          disabled={isSubmitDisabled}
        >
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
};
