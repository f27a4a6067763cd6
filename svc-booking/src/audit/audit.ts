import { auditWriter } from '@plenary/service-kit/audit-trail';

export const auditedActions = [
  'room-change-requested',
  'room-change-validated',
  'room-change-rejected',
  'venue-changed',
  'room-facts-changed',
  'closed-period-added',
  'closed-period-changed',
  'closed-period-removed',
  'holiday-opened',
  'holiday-closed',
  'block-added',
  'block-changed',
  'block-removed',
  'option-extended',
  'option-released',
  'quote-made',
  'proposal-sent',
  'quote-withdrawn',
  'option-placed',
  'quote-particulars-changed',
  'booking-cancelled',
  'booking-changed',
  'change-offered',
  'change-declined',
  'change-withdrawn',
  'booking-moved',
  'booking-reinstated',
  'deals-exported',
  'sheet-exported',
  'task-changed',
  'event-resent',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

export const audit = auditWriter<AuditedAction>();
