import type { Constraints } from '@plenary/service-kit/database/constraints';

export const surveyConstraints: Constraints = {
  archived_step: ['event_id → meeting_event (id) on delete cascade'],
  audit_entry: ['index (at, id)'],
  booking: ['index (user_id)'],
  customer: ['index (user_id)'],
  guest: ['unique (event_id, email)', 'event_id → meeting_event (id) on delete cascade'],
  guest_delivery: ['event_id → meeting_event (id) on delete cascade', 'index (event_id)'],
  lunch_sequence: ['event_id → meeting_event (id) on delete cascade'],
  meeting_event: ['unique (quote_id)', 'index (end_day)', 'index (id, revision, is_ready, is_cancelled, quote_id)', 'index (user_id)'],
  notice: ['event_id → meeting_event (id)'],
  outbox: ['index (aggregate_id)'],
  scientist_picture: ['scientist_id → scientist (id) on delete cascade', 'index (sha256)'],
  scientist_venue: ['scientist_id → scientist (id)'],
  share_link: ['unique (token_hash)', 'event_id → meeting_event (id)', 'index (event_id)'],
  survey_history: ['event_id → meeting_event (id)', 'index (event_id)'],
  survey_step: ['event_id → meeting_event (id)'],
  told_survey: ['event_id → meeting_event (id) on delete cascade'],
};
