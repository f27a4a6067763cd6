import { provenMailbox } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import type { BookingDeps } from '../deps.ts';
import { keepFullTerm } from './keep-full-term.ts';

/** Takes that a user has proven their mailbox: the option that they hold gets its full term. */
export const takeProvenMailbox =
  (deps: BookingDeps): EventHandler =>
  async (tx, { payload }) => {
    const { userId, companyId, optionLimitsLifted } = provenMailbox.parse(payload);
    const catalogue = await deps.catalogue.current();
    await keepFullTerm(tx, deps, { userId, companyId, isWithoutLimits: optionLimitsLifted, catalogue, now: deps.now() });
  };
