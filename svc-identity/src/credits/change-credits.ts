import type { AccountCreditStatement } from '@plenary/contracts/credit.schemas';
import type { CreditDeed } from '@plenary/contracts/credit-terms';
import { refuse } from '@plenary/http/refuse';
import { once } from '@plenary/service-kit/idempotency';
import { recordAction } from '../administration/record-action.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { IdentityDeps } from '../deps.ts';
import { accountCredits, findCreditOwner, type NamedHolder } from './account-credits.ts';
import { balanceOf } from './balance-of.ts';
import { moveCredits } from './move-credits.ts';

interface Change extends NamedHolder {
  actorId: string;
  deed: CreditDeed;
  /** Below 0: taken away. */
  amount: number;
  reason: string;
  idempotencyKey: string | undefined;
}

/**
 * Grants credits or corrects a balance, with its entry in the audit trail. Refuses `forbidden`, `not-found`, and `insufficient-credit`
 * where the balance would fall below 0: what options hold is not there to be taken.
 */
export const changeCredits = (
  deps: IdentityDeps,
  { actorId, holder, holderId, deed, amount, reason, idempotencyKey }: Change,
): Promise<AccountCreditStatement> => {
  const { database, tables, now, newId } = deps;
  const [at, deedId] = [now(), newId()];
  const request = { scope: `${actorId}:credits`, key: idempotencyKey, body: { holder, holderId, deed, amount, reason }, now: at };
  return database.transact(async (tx) => {
    const by = await requireAdministrator(tx, tables, actorId);
    return once(tx, database, request, async () => {
      const owner = await findCreditOwner(tx, deps, { holder, holderId });
      const kind = deed === 'grant' ? 'granted' : 'corrected';
      const balance = await moveCredits(tx, tables, { owner: owner.key, kind, amount, by, reason, at });
      if (balance === undefined) return refuse('insufficient-credit', { members: { balance: await balanceOf(tx, tables, owner.key) } });
      const changes = [
        { field: 'credits', from: balance - amount, to: balance },
        { field: 'reason', from: null, to: reason },
      ];
      const subject = { type: holder === 'user' ? ('user' as const) : ('company' as const), id: holderId, name: owner.name };
      await recordAction(tx, tables, { id: deedId, at, by, action: `credits-${kind}`, subject, changes });
      return accountCredits(tx, tables, { owner, before: undefined });
    });
  });
};
