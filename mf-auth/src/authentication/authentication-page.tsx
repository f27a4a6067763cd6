import { leftSignIn } from '@plenary/platform';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '@plenary/platform/router';
import { AuthSteps } from '../auth-steps/auth-steps.tsx';
import type { Flow } from '../flow/flow.ts';
import { isSignedIn } from '../flow/is-signed-in.ts';
import { keptFlow } from '../flow/kept-flow.ts';
import { useMove } from '../flow/use-move.ts';
import { afterResetMail, pageToGoOn, withoutAction } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import type { AuthenticationAction } from '../paths.ts';
import { PendingInfo } from './pending-info.tsx';
import { useLateSession } from './use-late-session.ts';
import { isPendingInfo, visitedFlow } from './visited-flow.ts';

const hasSentReset = (flow: Flow) => flow.step === 'check-email' && flow.mail === 'reset';

/** The sign-in as a page of its own; each step has its address. Closing it leads to `from`, else home (spec/booking.md §2). */
export const AuthenticationPage = () => {
  const action = useLoaderData<AuthenticationAction>();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const move = useMove();
  const from = pageToGoOn(query.get('from'));
  const { signsIn } = useLateSession({ from });
  const kept = keptFlow(state);
  if (!kept && isPendingInfo(action, query)) return <PendingInfo from={from} />;
  const flow = kept ?? visitedFlow(action, query);
  const moveOn = (next: Flow) => {
    if (next.step === 'done') signsIn();
    return move(next, { from, query });
  };
  const close = () => {
    if (isSignedIn(flow)) void moveOn({ ...flow, step: 'done' });
    else void navigate(hasSentReset(flow) ? afterResetMail(from, flow.email) : withoutAction(from), { state: leftSignIn });
  };
  return <AuthSteps flow={flow} onMove={moveOn} from={from} flowType="out-funnel" onClose={close} Frame={PageFrame} />;
};
