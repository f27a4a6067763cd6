import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import { auditEntryTable } from '@plenary/service-kit/audit-trail';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { Handover } from '../../crm/crm-port.ts';
import type { RoomChange } from '../../referentials/room-change-rules.ts';

export const staffTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** Room changes requested by staff (spec/logistics.md "Room change request"). */
    roomChange: kit.table('room_change', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      roomId: kit.text().notNull(),
      /** One of `roomChangeStates`. */
      state: kit.text().notNull(),
      changes: kit.json<readonly RoomChange[]>().notNull(),
      requestedBy: kit.json<StaffMember>().notNull(),
      requestedAt: kit.integer().notNull(),
      decidedBy: kit.json<StaffMember>(),
      decidedAt: kit.integer(),
      reason: kit.text().notNull(),
    }),
    /** Progress of sales on a request; without a row it is open and unassigned. */
    task: kit.table('task', {
      /** Id of the demand to be called back about, or of the form's demand. */
      id: kit.text().primaryKey(),
      /** One of `taskStates`. */
      state: kit.text().notNull(),
      owner: kit.json<StaffMember>(),
      note: kit.text().notNull(),
      version: kit.integer().notNull(),
    }),
    /** Records for the customer relationship system, with their state there. */
    crmRecord: kit.table('crm_record', {
      /** Id of the quote, the demand or the big-event demand. */
      id: kit.text().primaryKey(),
      /** One of `crmKinds`. */
      kind: kit.text().notNull(),
      /** Null: asked by a visitor. */
      userId: kit.text(),
      /** One of `crmStates`. */
      state: kit.text().notNull(),
      handover: kit.json<Handover>().notNull(),
      salesforceId: kit.text(),
      error: kit.json<CrmDataError>(),
      /** Number of deliveries to the relay. */
      tries: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
      updatedAt: kit.integer().notNull(),
    }),
    /** Audit trail of staff: append-only. */
    auditEntry: auditEntryTable(dialect),
    /** Sequence of the last profile change of each person; older ones are dropped. */
    toldProfile: kit.table('told_profile', { userId: kit.text().primaryKey(), sequence: kit.integer().notNull() }),
  };
};
