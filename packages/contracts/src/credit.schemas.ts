import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import { creditDeeds, creditEntryKinds, creditHolders, maxCreditReasonLength, maxCredits } from './credit-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { filledLine } from './free-text.ts';
import { day, instant } from './vocabulary.ts';

/** The subject that credits are held for, as a statement names it. */
export const creditSubject = z.object({ quoteId: z.uuid(), venueName: z.string().max(200), firstDay: day });
export type CreditSubject = z.infer<typeof creditSubject>;

const credits = z.int().min(0);

const creditEntry = z.object({
  /** Counts from 1 for each holder, without gaps. */
  number: z.int(),
  at: instant,
  kind: z.enum(creditEntryKinds),
  /** Whole credits; below 0: taken from the balance. */
  amount: z.int(),
  /** After it. */
  balance: credits,
  /** Null where there is none, or where it is a colleague's: a team sees what was spent, not on what. */
  subject: creditSubject.nullable(),
  isOwn: z.boolean(),
  /** Why an administrator gave or corrected; empty otherwise. */
  reason: z.string(),
});
export type CreditEntry = z.infer<typeof creditEntry>;

const statementOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    holder: z.enum(creditHolders),
    /** Name of the user or of the company. */
    name: z.string(),
    balance: credits,
    /** Taken from the balance for options that are not approved yet. */
    held: credits,
    /** The newest first. */
    entries: z.array(entry),
    /** `before` of the next page; null: there is none. */
    next: z.int().nullable(),
  });

const page = z.object({ before: z.coerce.number().int().min(1).optional() });

export const ownCredits = {
  summary: 'Balance and ledger of the signed-in user, or of their team, 50 entries a page; not found where nothing is paid in credits',
  query: page,
  response: statementOf(creditEntry),
} satisfies EndpointSchemas;
export type CreditStatement = z.infer<typeof ownCredits.response>;

const holderPath = z.object({ holder: z.enum(creditHolders), holderId: z.string().max(60) });
const accountCreditEntry = creditEntry.omit({ isOwn: true }).extend({
  /** The staff member who did it; null: svc-booking, for an option. */
  by: staffMember.nullable(),
  /** The user of the option; null: no option, or a deleted user. */
  userEmail: z.string().nullable(),
});

export const accountCredits = {
  summary: 'Balance and ledger of a user or of a team, whichever pays here, 50 entries a page',
  params: holderPath,
  query: page,
  response: statementOf(accountCreditEntry),
} satisfies EndpointSchemas;
export type AccountCreditStatement = z.infer<typeof accountCredits.response>;

export const changeCredits = {
  summary: 'Grants credits, or corrects a balance by so many up or down, with a reason that its holder reads',
  params: holderPath,
  body: z
    .object({
      deed: z.enum(creditDeeds),
      amount: z.int().min(-maxCredits).max(maxCredits),
      reason: filledLine(maxCreditReasonLength),
    })
    .refine(({ deed, amount }) => (deed === 'grant' ? amount > 0 : amount !== 0), { path: ['amount'], error: 'Invalid amount' }),
  response: statementOf(accountCreditEntry),
  problemMembers: { 'insufficient-credit': z.object({ balance: credits }) },
} satisfies EndpointSchemas;

/** Members of the refusal of an option over the balance. */
export const insufficientCredit = z.object({
  /** Credits of the whole option. */
  needed: credits,
  /** Available credits: the balance, and the credits of an option that would give way to it. */
  balance: credits,
});
export type InsufficientCredit = z.infer<typeof insufficientCredit>;

export const holdCredits = {
  summary: 'Takes credits from the balance of a user, or of their team, and holds them for an option',
  body: z.object({ holdId: z.uuid(), sequence: z.int().min(1), userId: z.uuid(), credits, subject: creditSubject }),
  response: z.object({ balance: credits }),
  problemMembers: { 'insufficient-credit': insufficientCredit },
} satisfies EndpointSchemas;

/** svc-booking publishes the state of a hold: fewer credits or none once its option ended or became cheaper, `isSpent` once approved. */
export const creditHoldChanged = 'credit-hold.changed';
export const creditHoldState = z.object({ holdId: z.uuid(), credits, isSpent: z.boolean() });
export type CreditHoldState = z.infer<typeof creditHoldState>;
