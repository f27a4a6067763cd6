import * as contract from '@plenary/contracts/change-approvals.endpoints';
import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { approveChange, refuseChange, takeBackChange } from './decide-change.ts';
import { getChangeApproval, listChangeApprovals } from './get-change-approvals.ts';
import { submitChange } from './submit-change.ts';

export const changeApprovalsRoutes = (implement: Implement, deps: BookingDeps): void => {
  const inLanguage = <P extends object>(params: P, { lng = fallbackLanguage }: { lng?: Language | undefined }) => ({
    ...params,
    language: lng,
  });

  implement(contract.submitChange, ({ actor: staff, params, query, body, idempotencyKey }) =>
    submitChange(deps, { staff, body, idempotencyKey, ...inLanguage(params, query) }),
  );

  implement(contract.listChangeApprovals, ({ actor: reader, query }) => listChangeApprovals(deps, { reader, ...query }));

  implement(contract.getChangeApproval, ({ actor: reader, params, query }) =>
    getChangeApproval(deps.database.read, deps, { reader, ...inLanguage(params, query) }),
  );

  implement(contract.approveChange, ({ actor: staff, params, query, body, idempotencyKey }) =>
    approveChange(deps, { staff, ...inLanguage(params, query), ...body, idempotencyKey }),
  );

  implement(contract.refuseChange, ({ actor: staff, params, query, body, idempotencyKey }) =>
    refuseChange(deps, { staff, ...inLanguage(params, query), ...body, idempotencyKey }),
  );

  implement(contract.takeBackChange, ({ actor: staff, params, query, body, idempotencyKey }) =>
    takeBackChange(deps, { staff, ...inLanguage(params, query), ...body, idempotencyKey }),
  );
};
