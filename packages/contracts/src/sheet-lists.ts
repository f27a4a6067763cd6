import type { SheetActivity, SheetEvent, SheetLunch } from './day-sheet.ts';
import { type Meal, meals } from './sheet-terms.ts';
import { eveningMinutesOf } from './survey-times.ts';

export interface MealPart {
  event: SheetEvent;
  /** Room; empty: the restaurant, or outside. */
  place: string;
  from: string | null;
  pax: number | null;
  /** In the customer's words. */
  diets: string;
  comment: string;
}

export interface KitchenMeal {
  meal: Meal;
  /** Of the service, else the earliest; null: nobody said. */
  from: string | null;
  parts: MealPart[];
  /** People of all parts whose number is known. */
  pax: number;
}

/** Meals of a day's confirmed events in the order of the day, each with whom it is for (design: desk D15). */
export const kitchenList = (events: readonly SheetEvent[]): KitchenMeal[] => {
  const all = events.filter(({ isConfirmed }) => isConfirmed).flatMap(mealsOf);
  return meals.flatMap((meal) => {
    const parts = all.filter((one) => one.meal === meal).map(({ part }) => part);
    if (parts.length === 0) return [];
    const pax = parts.reduce((sum, part) => sum + (part.pax ?? 0), 0);
    return [{ meal, from: earliest(parts), parts, pax }];
  });
};

const mealsOf = (event: SheetEvent): { meal: Meal; part: MealPart }[] => {
  const plenary = event.rooms.find(({ place }) => place === 'plenary')?.roomName ?? '';
  const food = event.food.map((meal) => {
    // The survey asks for no hour of a break.
    const from = meal === 'BREAKFAST' ? event.from : null;
    return { meal, part: { event, place: plenary, from, pax: event.pax, diets: '', comment: '' } };
  });
  const evenings = event.activities.filter(({ kind }) => kind === 'evening');
  return [
    ...food,
    ...(event.lunch ? [lunchPart(event, event.lunch, plenary)] : []),
    ...evenings.map((evening) => ({ meal: 'evening' as const, part: eveningPart(event, evening) })),
  ];
};

const lunchPart = (event: SheetEvent, { service, from, pax, diets, comment }: SheetLunch, plenary: string) => ({
  meal: service ?? ('lunch' as const),
  part: { event, place: service === 'meal_trays' ? plenary : '', from, pax, diets, comment },
});

const eveningPart = (event: SheetEvent, { roomName: place, from, pax, diets, comment }: SheetActivity): MealPart => ({
  event,
  place,
  from,
  pax,
  diets,
  comment,
});

const earliest = (parts: readonly MealPart[]): string | null =>
  parts
    .flatMap(({ from }) => from ?? [])
    .sort((a, b) => eveningMinutesOf(a) - eveningMinutesOf(b))
    .at(0) ?? null;

/** One use of a room on a day. */
export interface SetUpUse {
  event: SheetEvent;
  room: SheetEvent['rooms'][number];
  /** Set-up of the use before on this day; null: this is the first. */
  before: SheetEvent['rooms'][number]['configuration'];
}

export interface SetUpRoom {
  roomName: string;
  /** Null: svc-booking did not answer. */
  floor: number | null;
  uses: SetUpUse[];
}

/** Rooms of a day's confirmed events by floor and name, each with its uses by time (design: desk D15). */
export const setUpList = (events: readonly SheetEvent[]): SetUpRoom[] => {
  const byName = new Map<string, SetUpRoom>();
  for (const event of events.filter(({ isConfirmed }) => isConfirmed))
    for (const room of event.rooms) {
      const { roomName, floor } = room;
      const found = byName.get(roomName) ?? { roomName, floor, uses: [] };
      found.uses.push({ event, room, before: null });
      byName.set(roomName, found);
    }
  return [...byName.values()]
    .map(({ uses, ...room }) => ({ ...room, uses: withBefore(uses) }))
    .sort((a, b) => (a.floor ?? 0) - (b.floor ?? 0) || a.roomName.localeCompare(b.roomName));
};

const withBefore = (uses: readonly SetUpUse[]): SetUpUse[] =>
  [...uses]
    .sort((a, b) => a.room.from.localeCompare(b.room.from))
    .map((use, index, all) => ({ ...use, before: all[index - 1]?.room.configuration ?? null }));
