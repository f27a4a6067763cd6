import type { Reach } from '@plenary/contracts/desk-rights';
import { findsInGroup } from '@plenary/contracts/desk-search-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { fold, folded } from '@plenary/service-kit/database/folded';
import { and, asc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { searchedWords } from '../deals/deal-row.ts';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import { askedByForm, askedToCallBack, presentTask } from '../sales-desk/task-rows.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

/** A customer is kept as JSON, whose names of fields a query finds too: so many are read, and those alone that have the words are answered. */
const mostRead = 50;

/** Requests whose customer has each word of a search in name, company or e-mail address; those that are not done in front, by deadline. */
export const findRequests = async (
  deps: BookingDeps,
  { search, reach }: { search: string; reach: Reach },
  snapshot: CatalogueSnapshot,
): Promise<Task[]> => {
  const { database, tables } = deps;
  const { bigEventDemand, callback, demand, task } = tables;
  const words = searchedWords(search);
  if (words.length === 0) return [];
  const reference = `${search.toLowerCase()}%`;
  const isFound = (id: SQL, text: SQL) =>
    or(like(id, reference), and(...words.map((word) => like(folded(database.dialect, text), `%${word}%`))));
  const doneLast = sql`case when ${task.state} = 'done' then 1 else 0 end`;
  const asker = sql`${bigEventDemand.firstname} || ' ' || ${bigEventDemand.lastname} || ' ' || ${bigEventDemand.email}`;
  const [forms, callbacks] = await Promise.all([
    database.read
      .select({ form: bigEventDemand, task })
      .from(bigEventDemand)
      .leftJoin(task, eq(task.id, bigEventDemand.id))
      .where(and(inReach(reach, snapshot, bigEventDemand.venueId), isFound(sql`${bigEventDemand.id}`, asker)))
      .orderBy(doneLast, asc(bigEventDemand.dueAt), asc(bigEventDemand.id))
      .limit(findsInGroup),
    database.read
      .select({ callback, demand, task })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .leftJoin(task, eq(task.id, callback.demandId))
      .where(and(inReach(reach, snapshot, demand.venueId), isFound(sql`${callback.demandId}`, sql`${callback.customer}`)))
      .orderBy(doneLast, asc(callback.dueAt), asc(callback.demandId))
      .limit(mostRead),
  ]);
  const found = [
    ...forms.map((row) => presentTask(askedByForm(snapshot, row.form), row.task ?? undefined)),
    ...callbacks
      .map((row) => presentTask(askedToCallBack(snapshot, row), row.task ?? undefined))
      .filter(({ id, customer: { name, companyName, email } }) => {
        const text = fold(`${name} ${companyName} ${email}`);
        return id.startsWith(search.toLowerCase()) || words.every((word) => text.includes(word));
      }),
  ];
  const rank = ({ state, dueAt }: Task) => `${state === 'done' ? 1 : 0} ${dueAt}`;
  return found.sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, findsInGroup);
};
