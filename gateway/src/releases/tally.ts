import { createGroupSet } from './group-set.ts';
import { sourceSlot } from './source-slot.ts';

/** The two versions of a trial. */
export type Arm = 'canary' | 'live';

/** A visitor of a trial. */
export interface Visitor {
  group: number;
  /** Group of network addresses; undefined: a source without limit. */
  source?: string | undefined;
}

/** The stored form of a tally: its groups, and the slots of the sources of each version's visitors. */
type Kept = Record<'groups' | Arm, string>;

/** Visitors of a trial of whom something is true. Those of one source count for few, so that no stranger decides a trial. */
export const createTally = () => {
  const groups = createGroupSet();
  const slots = { canary: createGroupSet(), live: createGroupSet() };
  return {
    has: groups.has,
    /** Whether anything has changed. */
    add({ group, source }: Visitor, arm: Arm): boolean {
      const isNew = groups.add(group);
      return slots[arm].add(source === undefined ? group : sourceSlot(source, group)) || isNew;
    },
    /** Adds what a gateway has kept. One of an older release keeps no slots: each of its visitors is a source. */
    addAll({ groups: kept, canary = kept, live = kept }: Partial<Record<Arm, string | undefined>> & Pick<Kept, 'groups'>): void {
      groups.addAll(kept);
      slots.canary.addAll(canary);
      slots.live.addAll(live);
    },
    /** Visitors of a version, no more than their sources have slots. */
    count: (arm: Arm, isCounted: (group: number) => boolean): number =>
      Math.min(
        groups.count(isCounted),
        slots[arm].count(() => true),
      ),
    kept: (): Kept => ({ groups: groups.text(), canary: slots.canary.text(), live: slots.live.text() }),
  };
};
export type Tally = ReturnType<typeof createTally>;
