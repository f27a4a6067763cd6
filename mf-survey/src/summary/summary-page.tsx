import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData, useLocation } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { listKept } from '../kept/kept-answers.ts';
import { paths, stepIsGone, stepPath } from '../paths.ts';
import { stepOfPath } from '../survey/step-of-path.ts';
import { useSurvey } from '../survey/survey-context.ts';
import page from '../survey/survey-page.module.css';
import { asksFor } from '../survey/survey-steps.ts';
import { useDateLine } from '../survey/use-date-line.ts';
import { MissingSteps } from './missing-steps.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { stepOfField } from './summary-groups.ts';
import styles from './summary-page.module.css';
import { fitOf, SummaryScientist } from './summary-scientist.tsx';
import { SummaryView } from './summary-view.tsx';
import { useValidation } from './use-validation.ts';

const stepsOf = (errors: SurveySummary['errors']) => {
  const steps = Object.keys(errors).map(stepOfField);
  const known = steps.filter((step) => step !== null);
  return [...new Map(known.map((step) => [stepPath(step), step])).values()];
};

/** All answers before they are saved (spec/logistics.md §2 "Summary page"). */
export const SummaryPage = () => {
  const { t } = useTranslation('survey');
  const { settings } = usePlatform();
  const summary = useLoaderData<SurveySummary>();
  const { eventId, overview, owner } = useSurvey();
  const missing = stepsOf(summary.errors);
  const { saved, isPending, failure, refusals, save, dismiss } = useValidation({
    ...{ eventId, revision: summary.revision },
    isComplete: missing.length === 0,
  });
  const unfinished = listKept({ owner, eventId })
    .map(stepOfPath)
    .filter((step) => step !== null)
    .filter((step) => asksFor(overview.stepper, step));
  const isOfGoneStep = useLocation().search.includes(stepIsGone);
  const isWaiting = overview.status === 'WAITING_COMET_VALIDATION';
  const title = t('summary.title');
  useTitle(t('page.title', { step: title }));
  return (
    <>
      <div className={page.page}>
        <header className={page.header}>
          <h1>{title}</h1>
          <p className={page.subtitle}>{useDateLine(summary)}</p>
          {isWaiting ? null : <p className={styles.lead}>{t('lead.summary')}</p>}
        </header>
        {isOfGoneStep ? (
          <Callout tone="info" role="status">
            {t('kept.gone')}
          </Callout>
        ) : null}
        {isWaiting ? (
          <Callout tone="warning" title={t('refused.in-validation.title', { brand: settings.brandName })}>
            {t('summary.waiting')}
          </Callout>
        ) : null}
        {unfinished.length > 0 && !isWaiting ? <MissingSteps title={t('kept.unfinishedSteps')} steps={unfinished} /> : null}
        {missing.length > 0 && !isWaiting ? (
          <MissingSteps key={refusals} title={t('summary.incomplete')} steps={missing} isAnswer={refusals > 0} />
        ) : null}
        <SummaryView summary={summary} isEditable={!isWaiting} />
        {failure ? (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        ) : null}
        <div className={page.ways} data-bottom-bar>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.step(eventId, { type: 'additional-needs' })}>
            {t('action.previous')}
          </Link>
          {isWaiting ? null : (
            <Button isPending={isPending} pendingLabel={t('action.saving')} onClick={save}>
              {t('summary.save')}
            </Button>
          )}
        </div>
        {saved ? <SavedDialog hasWarning={saved.hasWarning} fit={fitOf(summary)} onClose={dismiss} /> : null}
      </div>
      <SummaryScientist summary={summary} canSave />
    </>
  );
};
