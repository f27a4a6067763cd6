import type { Constraints } from '@plenary/service-kit/database/constraints';

export const bookingConstraints: Constraints = {
  audit_entry: ['index (at, id)'],
  big_event_demand: ['venue_id → venue (id)'],
  booking: [
    'unique (quote_id) of some rows',
    'venue_id → venue (id)',
    'index (company_id, status)',
    'index (quote_id)',
    'index (status, expires_at)',
    'index (user_id)',
  ],
  callback: ['demand_id → demand (id)'],
  claim: ['booking_id → booking (id)', 'room_id → room (id)', 'index (booking_id)', 'index (venue_id, day)'],
  countersign_token: ['signature_id → signature (id)'],
  credit_hold: ['unique (booking_id)', 'index (asked_at)', 'index (quote_id)'],
  crm_record: ['index (state, updated_at)', 'index (user_id)'],
  demand: ['venue_id → venue (id)'],
  lunch_claim: ['booking_id → booking (id)', 'index (venue_id, day)'],
  quote: ['demand_id → demand (id)', 'venue_id → venue (id)', 'index (demand_id)'],
  room: ['unique (venue_id, position)', 'venue_id → venue (id)'],
  room_change: ['room_id → room (id)', 'venue_id → venue (id)', 'index (state, requested_at)'],
  signature: [
    'unique (quote_id) of some rows',
    'document_id → signature_document (id)',
    'quote_id → quote (id)',
    'index (user_id, signed_at)',
  ],
  signature_certificate: ['signature_id → signature (id)'],
  signature_document: ['quote_id → quote (id)', 'index (is_signed, created_at)', 'index (quote_id)'],
  venue: ['unique (slug)'],
  venue_day: ['index (day)'],
};
