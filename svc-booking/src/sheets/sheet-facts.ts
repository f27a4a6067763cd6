import { createHash } from 'node:crypto';
import type { SheetEvent } from '@plenary/contracts/day-sheet';
import { indexOf, type SheetRoom } from '@plenary/contracts/sheet-rooms';
import type { SheetFact, SheetPlace, SheetState } from '@plenary/contracts/sheet-versions-terms';

/** One thing that a function sheet says; words and people stand as digests, so that a version tells of nobody. */
export interface KeptFact {
  /** On a paper of a day: the event that it is about, as `quoteId` or else its key there. */
  event?: string;
  /** Null: the event as a whole. */
  day: string | null;
  place: SheetPlace;
  index: number;
  fact: SheetFact;
  value: string;
}

/** A line of the log of a sheet. */
export interface KeptChange extends Omit<KeptFact, 'value'> {
  /** Codes where the fact has some, parted by blanks; null: it was not there, or is not told. */
  from: string | null;
  to: string | null;
}

/** Written freely, or about somebody: only that they changed is told. */
export const untold: ReadonlySet<SheetFact> = new Set<SheetFact>(['words', 'contact', 'diets']);

interface Sheet {
  /** Makes digests of one sheet tell nothing about another. */
  reference: string;
  state: SheetState;
  days: readonly { day: string; event: SheetEvent }[];
}

type Spot = Pick<KeptFact, 'day' | 'place' | 'index'>;

/** What a sheet says, in its order. Nothing is said of what is empty. */
export const factsOf = ({ reference, state, days }: Sheet): KeptFact[] => {
  const digest = (...words: readonly string[]): string => {
    const text = words.filter(Boolean).join('\n');
    return text && createHash('sha256').update(`${reference}\n${text}`).digest('base64url').slice(0, 12);
  };
  const at = (spot: Spot, values: Partial<Record<SheetFact, string>>): KeptFact[] =>
    (Object.entries(values) as [SheetFact, string][]).flatMap(([fact, value]) => (value ? [{ ...spot, fact, value }] : []));
  const roomFacts = (day: string, { key, place, roomName, from, to, configuration, pax, equipments, title, layout, comment }: SheetRoom) =>
    at(
      { day, place, index: indexOf({ key }) },
      {
        ...{ room: roomName, hours: hoursOf(from, to), setUp: configuration ?? '', people: peopleOf(pax) },
        ...{ equipment: [...equipments].sort().join(' '), words: digest(title, layout, comment) },
      },
    );
  const first = days.at(0)?.event;
  return [
    ...at(
      { day: null, place: 'event', index: 0 },
      {
        state,
        addons: [...(first?.addons ?? [])].sort().join(' '),
        contact: digest(first?.company ?? '', first?.contact?.name ?? '', first?.contact?.phone ?? ''),
        words: digest(first?.comment ?? '', ...(first?.extras ?? []).map(({ label = '' }) => label)),
      },
    ),
    ...days.flatMap(({ day, event: { rooms, food, lunch, activities } }) => [
      ...rooms.flatMap((room) => roomFacts(day, room)),
      ...at({ day, place: 'food', index: 0 }, { food: [...food].sort().join(' ') }),
      ...(lunch
        ? at(
            { day, place: 'lunch', index: 0 },
            {
              ...{ sitting: lunch.service ?? 'lunch', people: peopleOf(lunch.pax) },
              ...{ words: digest(lunch.comment), diets: digest(lunch.diets) },
            },
          )
        : []),
      ...activities.flatMap(({ kind, from, to, pax, roomName, comment, diets }) =>
        at(
          { day, place: kind === 'evening' ? 'afterwork' : kind, index: 0 },
          {
            ...{ room: roomName, hours: hoursOf(from, to), people: peopleOf(pax) },
            ...{ words: digest(comment), diets: digest(diets) },
          },
        ),
      ),
    ]),
  ];
};

const hoursOf = (from: string | null, to: string | null): string => [from, to].filter(Boolean).join('–');
const peopleOf = (pax: number | null): string => (pax === null ? '' : String(pax));

const spotOf = ({ day, place, index }: Spot): string => `${day} ${place} ${index}`;
const nameOf = (fact: KeptFact): string => `${spotOf(fact)} ${fact.fact}`;

/**
 * What has changed between two sheets, in the order of the later one; a room or a meal that came or went is one line, and so is a
 * cancellation. Nothing is known against an empty sheet: its customer was erased.
 */
export const changesBetween = (before: readonly KeptFact[], after: readonly KeptFact[]): KeptChange[] => {
  if (before.length === 0) return [];
  const [known, now] = [new Map(before.map((one) => [nameOf(one), one])), new Map(after.map((one) => [nameOf(one), one]))];
  const [spots, spotsNow] = [new Set(before.map(spotOf)), new Set(after.map(spotOf))];
  const isCancelled = after.some(({ fact, value }) => fact === 'state' && value === ('cancelled' satisfies SheetState));
  const changed = [...now.values(), ...[...known.values()].filter((one) => !now.has(nameOf(one)))].filter(
    (one) => known.get(nameOf(one))?.value !== now.get(nameOf(one))?.value,
  );
  const lines = new Map<string, KeptChange>();
  for (const one of changed) {
    if (isCancelled && one.fact !== 'state') continue;
    const { day, place, index, fact, value } = one;
    if (!spots.has(spotOf(one)) || !spotsNow.has(spotOf(one))) {
      const isNew = !spots.has(spotOf(one));
      const what = untold.has(fact) ? '' : value;
      const line: KeptChange = { day, place, index, fact: 'entry', from: isNew ? null : what, to: isNew ? what : null };
      if (!lines.has(spotOf(one))) lines.set(spotOf(one), line);
      continue;
    }
    const told = (side: ReadonlyMap<string, KeptFact>) => (untold.has(fact) ? null : (side.get(nameOf(one))?.value ?? null));
    lines.set(nameOf(one), { day, place, index, fact, from: told(known), to: told(now) });
  }
  return [...lines.values()];
};
