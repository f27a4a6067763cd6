import * as contract from '@plenary/contracts/crm.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { listCrmRecords, resendCrmRecord } from './crm-records.ts';

export const crmRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.listCrmRecords, async ({ query }) => ({ records: await listCrmRecords(deps, query.state ?? 'refused') }));
  implement(contract.resendCrmRecord, ({ actor, params }) => resendCrmRecord(deps, { actor, id: params.id }));
};
