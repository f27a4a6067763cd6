import { inLadderOrder, type LadderRung, ladderFault } from '@plenary/contracts/cancellation-ladder';
import type { DealTermsVersions, DealTermValues } from '@plenary/contracts/deal-terms.schemas';
import { decimalOf } from '@plenary/contracts/format';
import type { FieldErrors } from '@plenary/contracts/problem';
import { countryCodes } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween, staffMemberOf } from '@plenary/service-kit/audit-trail';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingDeps } from '../deps.ts';
import { presentTerms } from './read-deal-terms.ts';

interface Changing {
  actor: UserActor;
  /** Local day from which they hold. */
  from: string;
  values: DealTermValues;
  /** Of those of that day as the caller has seen them; 0: there were none. */
  revision: number;
}

/**
 * Sets amounts and limits of deals from a day on (design: lifecycle L18, L19, L24–L27, L30, L32); what is frozen on quotes stays. Refuses
 * `stale-version`, and `invalid-request`: `in_past` for a day before today, and the fault of a ladder.
 */
export const changeDealTerms = async (deps: BookingDeps, { actor, from, values, revision }: Changing): Promise<DealTermsVersions> => {
  const { database, tables } = deps;
  const { dealTerms } = tables;
  const [entryId, now] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const before = await presentTerms(tx, tables, { now });
    const errors = { ...(from < before.today && { from: 'in_past' }), ...ladderFaults(values) };
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const known = before.versions.find((version) => version.from <= from);
    // An older page knows no flexible ladder: it stays.
    const whole = { ...values, flexRungs: values.flexRungs ?? known?.flexRungs };
    const row = { ...ordered(whole), revision: revision + 1, changedBy: staffMemberOf(actor), changedAt: now };
    const written =
      revision === 0
        ? await tx
            .insert(dealTerms)
            .values({ fromDay: from, ...row })
            .onConflictDoNothing()
            .returning({ fromDay: dealTerms.fromDay })
        : await tx
            .update(dealTerms)
            .set(row)
            .where(and(eq(dealTerms.fromDay, from), eq(dealTerms.revision, revision)))
            .returning({ fromDay: dealTerms.fromDay });
    if (written.length === 0) return refuse('stale-version', { members: { current: before } });
    await bumpCatalogue(tx, tables);
    await audit(tx, tables, {
      ...{ id: entryId, at: now, by: actor, action: 'deal-terms-changed' },
      subject: { type: 'deal-terms', id: from, name: from },
      changes: changesBetween(known ? inWords(known) : {}, inWords(whole)),
    });
    return presentTerms(tx, tables, { now });
  });
};

const ladderFaults = ({ countries, flexRungs }: DealTermValues): FieldErrors => {
  const ladders = [
    ['flexRungs', flexRungs] as const,
    ...countryCodes.map((code) => [`countries.${code}.rungs`, countries[code].rungs] as const),
  ];
  return Object.fromEntries(
    ladders.flatMap(([path, rungs]) => {
      const fault = rungs && ladderFault(rungs);
      return fault ? [[path, fault] as const] : [];
    }),
  );
};

const ordered = ({ countries, flexRungs, ...values }: DealTermValues) => {
  const { FRA, BEL, ESP } = countries;
  const inOrder = (of: typeof FRA) => ({ ...of, rungs: inLadderOrder(of.rungs) });
  return {
    ...values,
    ...(flexRungs && { flexRungs: inLadderOrder(flexRungs) }),
    countries: { FRA: inOrder(FRA), BEL: inOrder(BEL), ESP: inOrder(ESP) },
  };
};

const euros = (cents: number): string => `${decimalOf(cents)} EUR`;

const ladderInWords = (rungs: readonly LadderRung[]): string =>
  inLadderOrder(rungs)
    .map(({ minDays, percent }) => `${minDays}: ${percent}`)
    .join(', ');

/** As the trail keeps them: a ladder as `61: 0, 31: 30`, days and percents. */
const inWords = ({
  countries,
  flexRungs,
  consentPercent,
  consentRise,
  depositRise,
  ...values
}: DealTermValues): Record<string, string | number> => ({
  ...{ consentPercent, consentRise: euros(consentRise), depositRise: euros(depositRise) },
  ...{ reductionPercent: values.reductionPercent, reductionDays: values.reductionDays },
  ...{ postponeDays: values.postponeDays, postponeMonths: values.postponeMonths, largeDeal: euros(values.largeDeal) },
  ...(flexRungs && { ladderFlex: ladderInWords(flexRungs) }),
  ...Object.fromEntries(
    countryCodes.flatMap((code) => {
      const { guaranteeDays, rungs, wholeFee } = countries[code];
      return [
        [`guaranteeDays${code}`, guaranteeDays],
        [`ladder${code}`, ladderInWords(rungs)],
        [`wholeFee${code}`, wholeFee],
      ];
    }),
  ),
});
