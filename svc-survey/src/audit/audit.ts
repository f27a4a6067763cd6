import { auditWriter } from '@plenary/service-kit/audit-trail';

export const auditedActions = [
  'scientist-added',
  'scientist-changed',
  'survey-accepted',
  'survey-sent-back',
  'survey-closed',
  'survey-opened',
  'supplement-withdrawn',
  'lunch-chosen',
  'booking-resent',
  'event-resent',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

export const audit = auditWriter<AuditedAction>();
