import type { BookedVenue } from '@plenary/contracts/events';
import type { MeetingEvent, UnsynchronizedEvent } from '@plenary/contracts/meeting-events.schemas';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import type { BookingRow, EventRow } from '../db/tables.ts';
import { proposedCharges } from '../events/charges.ts';
import { surveyPath } from '../events/survey-path.ts';

const presentBuilding = ({ commercialName, slug, palette, address, pictures }: BookedVenue): MeetingEvent['building'] => ({
  commercialName,
  slug,
  palette,
  address,
  pictures: { carrousel: [...pictures] },
});

export const presentEvent = ({ id, quoteId, record, startDay, endDay, status, isReady }: EventRow): MeetingEvent => ({
  eventId: id,
  quoteId,
  building: presentBuilding(record.venue),
  startDate: startDay,
  endDate: endDay,
  status: status as EventStatus,
  hasCustomerSurvey: isReady,
  customerSurveyUrl: isReady ? surveyPath(id) : null,
  proposedChargeCount: proposedCharges(record).length,
});

export const presentUnsynchronized = ({ quoteId, booking, startDay, endDay, stage }: BookingRow): UnsynchronizedEvent => ({
  quoteId,
  building: presentBuilding(booking.venue),
  startDate: startDay,
  endDate: endDay,
  status: 'WAITING_COMET_VALIDATION',
  hasCustomerSurvey: false,
  customerSurveyUrl: null,
  stage: stage as UnsynchronizedEvent['stage'],
  optionExpiresAt: booking.option?.expiresAt ?? null,
});
