import { scientistsTold } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq, lt } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

/** Keeps who answers for which venue as svc-survey told it last; what is older is dropped. */
export const receiveScientists =
  ({ tables: { scientistDirectory } }: BookingDeps): EventHandler =>
  async (tx, { aggregateId: id, sequence, payload }) => {
    const { scientists } = scientistsTold.parse(payload);
    const [known] = await tx
      .select({ sequence: scientistDirectory.sequence })
      .from(scientistDirectory)
      .where(eq(scientistDirectory.id, id));
    if (known && known.sequence >= sequence) return;
    await tx
      .insert(scientistDirectory)
      .values({ id, sequence, scientists })
      .onConflictDoUpdate({
        target: scientistDirectory.id,
        set: { sequence, scientists },
        setWhere: lt(scientistDirectory.sequence, sequence),
      });
  };
