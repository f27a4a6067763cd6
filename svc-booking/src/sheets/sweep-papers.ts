import { gte } from 'drizzle-orm';
import { guaranteeDue } from '../calendar/guarantee-due.ts';
import { rulesOf, termsOn } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import { askedAtOnce } from './asked-at-once.ts';
import { type PaperPlace, paperOf } from './paper-reference.ts';
import { readPaper } from './read-paper.ts';
import { noneIfRefused, renumber } from './renumber.ts';

/** Papers whose days svc-survey is asked of at once. */
const papersAtOnce = 50;

/**
 * Makes the papers of coming days that somebody has printed or been sent final once they are due, and numbers and mails each that changed
 * after that; answers how many (design: desk D16). One that fails does not block the others. Safe to run twice, and on several replicas.
 */
export const sweepPapers = async (deps: BookingDeps): Promise<number> => {
  const failures: unknown[] = [];
  let swept = 0;
  const due = await duePapers(deps);
  for (let from = 0; from < due.length; from += papersAtOnce) {
    const part = due.slice(from, from + papersAtOnce);
    const asked = part.map(({ slug, day }) => ({ places: [{ venue: slug, day }] }));
    const surveyedDays = deps.surveyedDays && (await askedAtOnce(deps.surveyedDays, asked));
    for (const { venueId: venue, day, list } of part) {
      try {
        const paper = await readPaper({ ...deps, surveyedDays }, { venue, day, list }).catch(noneIfRefused);
        if (paper && (await renumber(deps, paper, { isUnnumberedToo: false }))) swept += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} papers were not settled, ${swept} were`);
  return swept;
};

/** Those that have a number and are final by now, of days that are not over. */
const duePapers = async ({
  database,
  tables: { sheetVersion },
  catalogue,
  now,
}: BookingDeps): Promise<(PaperPlace & { slug: string })[]> => {
  const { byId, dealTerms, today: termsDay } = await catalogue.current();
  const terms = termsOn(dealTerms, termsDay);
  const today = new Date(now()).toISOString().slice(0, 10);
  const numbered = await database.read
    .selectDistinct({ reference: sheetVersion.reference })
    .from(sheetVersion)
    .where(gte(sheetVersion.lastDay, today));
  return numbered.flatMap(({ reference }) => {
    const paper = paperOf(reference);
    const venue = paper && byId.get(paper.venueId)?.record;
    if (!paper || !venue) return [];
    const { slug, timeZone, address } = venue;
    return now() >= guaranteeDue(paper.day, { ...rulesOf(terms, address.countryCode), timeZone }) ? [{ ...paper, slug }] : [];
  });
};
