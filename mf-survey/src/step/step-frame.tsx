import { usePlatform, useTitle } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScientistPanel } from '../survey/scientist-panel.tsx';
import { useSurvey } from '../survey/survey-context.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { faultList } from './field-words.ts';
import styles from './step-frame.module.css';
import { TroubleNotice } from './trouble-notice.tsx';
import type { StepForm } from './use-step.ts';

interface Props<A> {
  form: StepForm<A>;
  title: string;
  subtitle: ReactNode;
  /** What the Meeting Scientist says of this step when there is nothing more urgent. */
  info: string;
  /** Some answer differs from the signed quote. */
  hasWarning?: boolean;
  /** Some field has to be filled in. */
  hasRequired?: boolean;
  /** Fields in the order of the page. */
  order: readonly (keyof A & string)[];
  children: ReactNode;
}

/** What every step has: its title, what went wrong, its fields, Previous and Next, and the Meeting Scientist beside it. */
export const StepFrame = <A,>({ form, title, subtitle, info, hasWarning = false, hasRequired = true, order, children }: Props<A>) => {
  const { t } = useTranslation('survey');
  const { settings } = usePlatform();
  const { isOwner } = useSurvey().overview;
  const { errors, attempts, trouble, conflict, isLocked, isRestored, pending, move } = form;
  const faults = faultList(t, errors, order);
  const hasFaults = faults.errors.length > 0;
  const name = t('page.title', { step: title });
  useTitle(hasFaults ? t('page.errorPrefix', { title: name }) : name);
  const panel = () => {
    if (isLocked) return { tone: 'warning' as const, text: t('scientist.warning.waiting') };
    if (hasFaults) return { tone: 'error' as const, text: t('scientist.error.step') };
    if (trouble) return { tone: 'error' as const, text: t('scientist.error.unsent') };
    return hasWarning ? { tone: 'warning' as const, text: t('scientist.warning.step') } : { tone: 'info' as const, text: info };
  };
  const hasPrevious = form.step.type !== 'contact' || isOwner;
  return (
    <>
      <form
        className={styles.form}
        noValidate
        aria-label={title}
        onSubmit={(press) => {
          press.preventDefault();
          move('next');
        }}
      >
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </header>
        {attempts > 0 && hasFaults ? <ErrorSummary key={attempts} title={faults.title} errors={faults.errors} /> : null}
        {isLocked ? <Callout tone="warning" title={t('refused.in-validation.title', { brand: settings.brandName })} /> : null}
        {isRestored && !conflict ? (
          <Callout
            tone="info"
            role="status"
            actions={
              <Button size="small" variant="secondary" onClick={form.discard}>
                {t('kept.discard')}
              </Button>
            }
          >
            {t('kept.restored')}
          </Callout>
        ) : null}
        {conflict ? (
          <ConflictChoice conflict={conflict} mine={form.answers} onChoose={form.resolve} />
        ) : (
          <>
            {hasRequired && !isLocked ? <p className={styles.note}>{t('hint.required')}</p> : null}
            <fieldset className={styles.fields} disabled={isLocked}>
              {children}
            </fieldset>
            {/* Where the press was: what went wrong is seen without scrolling. */}
            <TroubleNotice form={form} />
            <div className={styles.ways}>
              {hasPrevious ? (
                <Button variant="secondary" isPending={pending === 'previous'} onClick={() => move('previous')}>
                  {t('action.previous')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" isPending={pending === 'next'} pendingLabel={t('action.saving')}>
                {t('action.next')}
              </Button>
            </div>
          </>
        )}
      </form>
      <ScientistPanel message={panel()} />
    </>
  );
};
