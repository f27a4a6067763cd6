import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { paths, stepPath } from '../paths.ts';
import { dayName } from '../survey/day-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { AgreedChanges } from './agreed-changes.tsx';
import { AgreedSince } from './agreed-since.tsx';
import { LunchCharges } from './lunch-charges.tsx';
import { summaryGroups } from './summary-groups.ts';
import { SummarySection } from './summary-section.tsx';
import styles from './summary-view.module.css';

/**
 * All answers in groups: contact, each day, additional needs (spec/logistics.md §2 "Summary page"), then what was agreed on since the
 * quote.
 */
export const SummaryView = ({ summary, isEditable }: { summary: SurveySummary; isEditable: boolean }) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { eventId, overview } = useSurvey();
  const { contact, days, rest } = summaryGroups(summary);
  return (
    <div className={styles.groups}>
      <Card>
        <SummarySection section={contact} level={2} isEditable={isEditable} />
      </Card>
      {days.map(({ date, sections }) => (
        <Card key={date}>
          <h2 className={styles.day}>{dayName(date, locale)}</h2>
          <div className={styles.sections}>
            {sections.map((section) => (
              <SummarySection key={stepPath(section.step)} section={section} level={3} isEditable={isEditable} />
            ))}
          </div>
        </Card>
      ))}
      {rest.map((section) => (
        <Card key={stepPath(section.step)}>
          <SummarySection section={section} level={2} isEditable={isEditable} />
        </Card>
      ))}
      {isEditable && overview.isOwner && overview.stepper.upsell ? (
        <p>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.edit(eventId, { type: 'upsell' })}>
            {t('summary.addExtra')}
          </Link>
        </p>
      ) : null}
      <LunchCharges summary={summary} />
      <AgreedChanges changes={summary.agreed ?? []} />
      {summary.supplements ? <AgreedSince supplements={summary.supplements} /> : null}
    </div>
  );
};
