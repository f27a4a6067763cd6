import { useNavigate } from '@plenary/platform/router';
import { authenticationActions, paths } from '../paths.ts';
import type { Flow } from './flow.ts';
import type { KeptFlow } from './kept-flow.ts';
import { useLanding } from './use-landing.ts';

interface Options {
  /** Destination after the sign-in, a page of this site. */
  from: string;
  /** Query of the current page; by default made of `from`. */
  query?: URLSearchParams;
  isReplacing?: boolean;
}

/** Shows the next step of a sign-in that is a page of its own, or leads on. Steps that the specification gives no address share one. */
export const useMove = () => {
  const navigate = useNavigate();
  const land = useLanding();
  return async (next: Flow, { from, query = new URLSearchParams({ from }), isReplacing = false }: Options): Promise<void> => {
    if (next.step === 'done') return land({ from, email: next.email, news: next.news });
    const action = authenticationActions.find((name) => name === next.step) ?? 'login-or-signup';
    const kept = new URLSearchParams(query);
    kept.delete('sso');
    const search = kept.size > 0 ? `?${kept}` : '';
    await navigate(paths.authentication(action, search), { state: { flow: next } satisfies KeptFlow, replace: isReplacing });
  };
};
