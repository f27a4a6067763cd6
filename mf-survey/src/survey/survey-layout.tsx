import type { SurveyOverview } from '@plenary/contracts/survey';
import { usePlatform } from '@plenary/platform';
import { Outlet, useLoaderData, useLocation, useParams } from '@plenary/platform/router';
import { KeptSender } from '../kept/kept-sender.tsx';
import { SurveyContext } from './survey-context.ts';
import styles from './survey-layout.module.css';
import { SurveyStepper } from './survey-stepper.tsx';

/** Stepper, form and Meeting Scientist from left to right (spec/logistics.md §2); a step brings the latter two. */
export const SurveyLayout = () => {
  const { eventId = '' } = useParams();
  const overview = useLoaderData<SurveyOverview>();
  const { session } = usePlatform();
  const { pathname } = useLocation();
  const path = pathname.slice(`/survey/${eventId}`.length).replace(/\/$/, '');
  const hasSteps = path !== '/validated';
  return (
    <SurveyContext value={{ eventId, overview, owner: session?.id ?? 'guest' }}>
      <div className={styles.page} data-steps={hasSteps || undefined}>
        {hasSteps ? (
          <div className={styles.stepper}>
            <SurveyStepper path={path} />
          </div>
        ) : null}
        <KeptSender path={path} />
        <Outlet />
      </div>
    </SurveyContext>
  );
};
