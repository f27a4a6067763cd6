import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';

/** The status for the badge of an event: its survey's status, once it has one. */
export const statusOf = ({ status, hasCustomerSurvey }: Pick<MeetingEvent, 'status' | 'hasCustomerSurvey'>) =>
  hasCustomerSurvey ? status : ('preparing' as const);
