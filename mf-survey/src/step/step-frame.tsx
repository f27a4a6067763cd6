import { usePlatform, useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayRows } from '../day/day-rows.tsx';
import { DayStrip } from '../day/day-strip.tsx';
import { useDayRows } from '../day/use-day-rows.ts';
import { paths } from '../paths.ts';
import { ScientistPanel } from '../survey/scientist-panel.tsx';
import { useSurvey } from '../survey/survey-context.ts';
import page from '../survey/survey-page.module.css';
import { TimeLeft } from '../survey/time-left.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { faultList } from './field-words.ts';
import { SavingState } from './saving-state.tsx';
import type { StepForm } from './step-form.ts';
import styles from './step-frame.module.css';
import { TroubleNotice } from './trouble-notice.tsx';

interface Props<A> {
  form: StepForm<A>;
  title: string;
  subtitle: ReactNode;
  /** The Meeting Scientist's message on this step when there is nothing more urgent. */
  info: string;
  /** An answer differs from the signed quote. */
  hasWarning?: boolean;
  /** A field is required. */
  hasRequired?: boolean;
  /** Fields in the order of the page. */
  order: readonly (keyof A & string)[];
  children: ReactNode;
}

/** The frame of every step: its title, its errors, its fields, Previous and Next, and the Meeting Scientist next to it. */
export const StepFrame = <A,>({ form, title, subtitle, info, hasWarning = false, hasRequired = true, order, children }: Props<A>) => {
  const { t } = useTranslation('survey');
  const { settings } = usePlatform();
  const { errors, attempts, trouble, conflict, isLocked, isRestored, move } = form;
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
  const { eventId } = useSurvey();
  const dayIndex = 'dayIndex' in form.step ? form.step.dayIndex : undefined;
  const rows = useDayRows(dayIndex, { step: form.step, answers: form.answers as object });
  const inDay = (opened: ReactNode) =>
    dayIndex === undefined ? (
      opened
    ) : (
      <DayRows dayIndex={dayIndex} rows={rows} open={{ step: form.step, form: opened }} onLeave={form.leaveFor} />
    );
  return (
    <>
      {inDay(
        <form
          className={page.page}
          noValidate
          aria-label={title}
          onSubmit={(press) => {
            press.preventDefault();
            move('next');
          }}
        >
          <header className={page.header}>
            <h1>{title}</h1>
            <p className={page.subtitle}>{subtitle}</p>
            {isLocked ? null : (
              <p className={page.left}>
                <TimeLeft />
              </p>
            )}
            {dayIndex === undefined || rows.length === 0 ? null : (
              <p className={styles.day}>
                <Link to={paths.day(eventId, dayIndex)}>{t('day.all')}</Link>
              </p>
            )}
          </header>
          {attempts > 0 && hasFaults ? <ErrorSummary key={attempts} title={faults.title} errors={faults.errors} /> : null}
          {isLocked ? <Callout tone="warning" title={t('refused.in-validation.title', { brand: settings.brandName })} /> : null}
          {isRestored && !conflict ? <RestoredNotice onDiscard={form.discard} /> : null}
          {conflict ? (
            <ConflictChoice conflict={conflict} mine={form.answers} onChoose={form.resolve} />
          ) : (
            <>
              {hasRequired && !isLocked ? <p className={styles.note}>{t('hint.required')}</p> : null}
              <fieldset className={styles.fields} disabled={isLocked}>
                {children}
              </fieldset>
              {/* Beside the buttons: an error is seen without scrolling. */}
              <TroubleNotice form={form} />
              <SavingState form={form} />
              <StepButtons form={form} />
            </>
          )}
        </form>,
      )}
      <div className={page.side}>
        {dayIndex === undefined ? null : <DayStrip dayIndex={dayIndex} rows={rows} />}
        <ScientistPanel message={panel()} />
      </div>
    </>
  );
};

/** Tells that the form shows what was typed at an earlier visit. */
const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation('survey');
  return (
    <Callout
      tone="info"
      role="status"
      actions={
        <Button size="small" variant="secondary" onClick={onDiscard}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.restored')}
    </Callout>
  );
};

const StepButtons = ({ form: { pending, move } }: { form: Pick<StepForm<unknown>, 'pending' | 'move'> }) => {
  const { t } = useTranslation('survey');
  return (
    <div className={page.ways} data-bottom-bar>
      <Button variant="secondary" isPending={pending === 'previous'} onClick={() => move('previous')}>
        {t('action.previous')}
      </Button>
      <Button type="submit" isPending={pending === 'next'} pendingLabel={t('action.saving')}>
        {t('action.next')}
      </Button>
    </div>
  );
};
