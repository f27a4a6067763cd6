import { getDealSupplements as getDealSupplementsOf } from '@plenary/contracts/deal-supplements.endpoints';
import * as contract from '@plenary/contracts/payments.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addPayment } from './add-payment.ts';
import { getDealSupplements } from './get-deal-supplements.ts';
import { getPayments } from './get-payments.ts';
import { reversePayment } from './reverse-payment.ts';

export const paymentsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getPayments, ({ actor, params }) => getPayments(deps, { actor, ...params }));

  implement(getDealSupplementsOf, ({ actor, params }) => getDealSupplements(deps, { actor, ...params }));

  implement(contract.addPayment, ({ actor, params, body, idempotencyKey }) => addPayment(deps, { actor, ...params, body, idempotencyKey }));

  implement(contract.reversePayment, ({ actor, params, body, idempotencyKey }) =>
    reversePayment(deps, { actor, ...params, ...body, idempotencyKey }),
  );
};
