import type { BookedVenue } from '@plenary/contracts/events';
import type { MeetingEvent, UnsynchronizedEvent } from '@plenary/contracts/meeting-events.schemas';
import { rehostedAddress } from '@plenary/contracts/picture-host';
import type { EventStatus } from '@plenary/contracts/survey-terms';
import type { BookingRow, EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { proposedCharges } from '../events/charges.ts';
import { surveyPath } from '../events/survey-path.ts';

/** A booking keeps the addresses of pictures as they were told; their host may be another by now. */
const presentBuilding = (
  { commercialName, slug, palette, address, pictures }: BookedVenue,
  pictureHost = '',
): MeetingEvent['building'] => ({
  commercialName,
  slug,
  palette,
  address,
  pictures: {
    carrousel: pictures.map((picture) => ({
      ...picture,
      sources: picture.sources.map((source) => ({ ...source, url: rehostedAddress(source.url, pictureHost) })),
    })),
  },
});

type Hosts = Pick<SurveyDeps, 'pictureHost'>;

export const presentEvent = (
  { pictureHost }: Hosts,
  { id, quoteId, record, startDay, endDay, status, isReady }: EventRow,
): MeetingEvent => ({
  eventId: id,
  quoteId,
  building: presentBuilding(record.venue, pictureHost),
  startDate: startDay,
  endDate: endDay,
  status: status as EventStatus,
  hasCustomerSurvey: isReady,
  customerSurveyUrl: isReady ? surveyPath(id) : null,
  proposedChargeCount: proposedCharges(record).length,
});

export const presentUnsynchronized = (
  { pictureHost }: Hosts,
  { quoteId, booking, startDay, endDay, stage }: BookingRow,
): UnsynchronizedEvent => ({
  quoteId,
  building: presentBuilding(booking.venue, pictureHost),
  startDate: startDay,
  endDate: endDay,
  status: 'WAITING_COMET_VALIDATION',
  hasCustomerSurvey: false,
  customerSurveyUrl: null,
  stage: stage as UnsynchronizedEvent['stage'],
  optionExpiresAt: booking.option?.expiresAt ?? null,
});
