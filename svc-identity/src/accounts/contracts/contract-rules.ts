import type { AccountContract, ContractTermsGiven } from '@plenary/contracts/accounts.schemas';
import type { AuditEntry } from '@plenary/contracts/audit-trail';
import type { FieldErrors } from '@plenary/contracts/problem';

/** First and last day, both in force; no last day: until further notice. Days `YYYY-MM-DD`. */
interface Validity {
  validFrom: string;
  validTo: string | null;
}

const endOf = ({ validTo }: Validity) => validTo ?? '9999-12-31';

export const isInForce = (contract: Validity, day: string): boolean => contract.validFrom <= day && day <= endOf(contract);

/** Whether there is a day on which both are in force: a company has one contract at a time. */
export const overlap = (one: Validity, other: Validity): boolean => one.validFrom <= endOf(other) && other.validFrom <= endOf(one);

export const termsFaults = ({ validFrom, validTo }: Validity): FieldErrors =>
  validTo !== null && validTo < validFrom ? { validTo: 'too_early' } : {};

/** A contract ends no earlier than yesterday, for what was in force was; nor later than it would have anyway. */
export const endFaults = ({ validTo }: Validity, { lastDay, today }: { lastDay: string; today: string }): FieldErrors => {
  if (lastDay < dayBefore(today)) return { lastDay: 'too_early' };
  return validTo !== null && lastDay > validTo ? { lastDay: 'too_late' } : {};
};

export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** A contract field by field, as the audit trail shows it. */
export const auditedTerms = ({ percent, validFrom, validTo, texts, flex }: ContractTermsGiven | AccountContract) => {
  const told: Record<string, AuditEntry['changes'][number]['from']> = { percent, validFrom, validTo, ...(flex && { flex }) };
  for (const [lang, each] of Object.entries(texts)) {
    if (!each) continue;
    told[`description.${lang}`] = each.description;
    told[`dispositions.${lang}`] = each.dispositions;
  }
  return told;
};
