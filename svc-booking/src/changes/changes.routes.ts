import * as contract from '@plenary/contracts/changes.endpoints';
import { getDeal as getDealOf } from '@plenary/contracts/deals.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { agreeToChange } from './agree-to-change.ts';
import { declineChange } from './decline-change.ts';
import { getChanges } from './get-changes.ts';
import { getDeal } from './get-deal.ts';
import { changeDeal } from './make-change.ts';
import { previewChange } from './preview-change.ts';
import { withdrawChange } from './withdraw-change.ts';

export const changesRoutes = (implement: Implement, deps: BookingDeps): void => {
  const inLanguage = <P extends object>(params: P, { lng = fallbackLanguage }: { lng?: Language | undefined }) => ({
    ...params,
    language: lng,
  });
  implement(getDealOf, ({ actor, params, query }) => getDeal(deps, { actor, ...inLanguage(params, query) }));

  implement(contract.previewChange, ({ actor, params, query, body }) =>
    previewChange(deps, { actor, asked: body, ...inLanguage(params, query) }),
  );

  implement(contract.changeDeal, ({ actor, params, query, body, idempotencyKey }) =>
    changeDeal(deps, { actor, body, idempotencyKey, ...inLanguage(params, query) }),
  );

  for (const history of [contract.getChanges, contract.getDealHistory])
    implement(history, ({ actor, params, query }) => getChanges(deps, { actor, ...inLanguage(params, query) }));

  implement(contract.agreeToChange, ({ actor, params, query, body, idempotencyKey }) =>
    agreeToChange(deps, { actor, known: body.revision, idempotencyKey, ...inLanguage(params, query) }),
  );

  implement(contract.declineChange, ({ actor, params, query, body, idempotencyKey }) =>
    declineChange(deps, { actor, known: body.revision, idempotencyKey, ...inLanguage(params, query) }),
  );

  implement(contract.withdrawChange, ({ actor, params, query, body, idempotencyKey }) =>
    withdrawChange(deps, { actor, known: body.revision, idempotencyKey, ...inLanguage(params, query) }),
  );
};
