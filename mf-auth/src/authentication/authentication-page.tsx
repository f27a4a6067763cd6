import { useLoaderData, useLocation, useNavigate, useSearchParams } from '@plenary/platform/router';
import type { Flow } from '../flow/auth-flow.ts';
import { AuthSteps } from '../flow/auth-steps.tsx';
import { useLanding } from '../flow/use-landing.ts';
import { pageToGoOn, withoutAction } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { type AuthenticationAction, paths } from '../paths.ts';
import { type KeptFlow, keptFlow, visitedFlow } from './visited-flow.ts';

/** The sign-in as a page of its own; each step has its address. Closing it leads to `from`, else home (spec/booking.md §2). */
export const AuthenticationPage = () => {
  const action = useLoaderData<AuthenticationAction>();
  const { state, search } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const land = useLanding();
  const from = pageToGoOn(query.get('from'));
  const flow = keptFlow(state) ?? visitedFlow(action, query.get('email'));
  const move = async (next: Flow) => {
    if (next.step === 'done') return land({ from, email: next.email, news: next.news });
    await navigate(paths.authentication(next.step, search), { state: { flow: next } satisfies KeptFlow });
  };
  const close = () => void navigate(withoutAction(from));
  return <AuthSteps flow={flow} onMove={move} from={from} flowType="out-funnel" onClose={close} Frame={PageFrame} />;
};
