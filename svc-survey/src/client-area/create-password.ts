import { maskedEmail } from '@plenary/contracts/masked-email';
import { refuse } from '@plenary/http/refuse';
import type { Actor } from '@plenary/service-kit/actor';
import { eq } from 'drizzle-orm';
import { normalisedId } from '../crm/crm.ts';
import type { SurveyDeps } from '../deps.ts';
import type { ForwardedRequest } from './accounts.ts';
import { countContactId } from './count-contact-id.ts';

interface Ask {
  actor: Actor;
  userSalesforceId: string;
  email: string;
  forwarded: ForwardedRequest;
}

/**
 * Has the person of a check-user link mailed a way to choose a password. Refuses `not-found` where id and address do not belong together.
 */
export const createPassword = async (deps: SurveyDeps, { actor, userSalesforceId, email, forwarded }: Ask): Promise<void> => {
  const { database, tables, accounts } = deps;
  await countContactId(deps, actor);
  const [customer] = await database.read
    .select()
    .from(tables.customer)
    .where(eq(tables.customer.salesforceId, normalisedId(userSalesforceId)));
  // Check-user answers strangers with the masked address, which comes back in the payload of its link.
  if (!customer || (email !== customer.email && email !== maskedEmail(customer.email))) return refuse('not-found');
  await accounts.mailPasswordLink(customer.email, '/profile/events', forwarded);
};
