import type { SurveyOverview } from '@plenary/contracts/survey.schemas';
import { usePlatform } from '@plenary/platform';
import { Outlet, useLoaderData, useLocation, useParams } from '@plenary/platform/router';
import { KeptSender } from '../kept/kept-sender.tsx';
import { LinkGone } from '../survey/link-gone.tsx';
import type { SurveyData } from '../survey/load-survey.ts';
import { StepBoundary } from '../survey/step-boundary.tsx';
import { SurveyContext } from '../survey/survey-context.ts';
import { SurveyStepper } from '../survey/survey-stepper.tsx';
import styles from './survey-layout.module.css';

/** Stepper, form and Meeting Scientist from left to right (spec/logistics.md §2); a step brings the latter two. */
export const SurveyLayout = () => {
  const data = useLoaderData<SurveyData>();
  return data.type === 'gone' ? <LinkGone /> : <Layout overview={data.overview} />;
};

const Layout = ({ overview }: { overview: SurveyOverview }) => {
  const { eventId = '' } = useParams();
  const { session, report } = usePlatform();
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
        <StepBoundary key={path} report={report}>
          <Outlet />
        </StepBoundary>
      </div>
    </SurveyContext>
  );
};
