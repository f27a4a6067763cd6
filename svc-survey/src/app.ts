import { bookingEventTypes, profileChanged } from '@plenary/contracts/events';
import * as guests from '@plenary/contracts/guests';
import * as meetingEvents from '@plenary/contracts/meeting-events';
import * as personalData from '@plenary/contracts/personal-data';
import { getSurveyRetention } from '@plenary/contracts/retention';
import * as staffSurveys from '@plenary/contracts/staff-surveys';
import * as survey from '@plenary/contracts/survey';
import * as surveyActivities from '@plenary/contracts/survey-activities';
import * as surveyEventSteps from '@plenary/contracts/survey-event-steps';
import * as surveyLunch from '@plenary/contracts/survey-lunch';
import * as surveyRooms from '@plenary/contracts/survey-rooms';
import * as surveyShare from '@plenary/contracts/survey-share';
import * as surveySummary from '@plenary/contracts/survey-summary';
import { eventsOf } from '@plenary/contracts/told-events';
import { describeService } from '@plenary/http/contract/service-document';
import { createImplement } from '@plenary/http/implement';
import { actorGates } from '@plenary/service-kit/actor';
import { createService, type ServiceOptions } from '@plenary/service-kit/create-service';
import { receiveEvents } from '@plenary/service-kit/receive-events';
import type { Hono } from 'hono';
import { auditRoutes } from './audit/audit.routes.ts';
import { receiveBooking } from './bookings/receive-booking.ts';
import { eventsRoutes } from './client-area/events.routes.ts';
import type { SurveyDeps } from './deps.ts';
import { eraseUser } from './erasure/erase-user.ts';
import { guestsRoutes } from './guests/guests.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { takeProfile } from './profiles/take-profile.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { scientistsRoutes } from './scientists/scientists.routes.ts';
import { shareRoutes } from './share/share.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { supplementsRoutes } from './supplements/supplements.routes.ts';
import { surveysRoutes } from './surveys/surveys.routes.ts';

const bind = (app: Hono) => createImplement({ app, gates: actorGates });
export type Implement = ReturnType<typeof bind>;

/** A quote that holds nothing yet is nothing to wait for. */
const toldOf = bookingEventTypes.filter((type) => type !== 'quote.made');

export const surveyApp = (deps: SurveyDeps, options: ServiceOptions): Hono => {
  const app = createService(options);
  const implement = bind(app);
  eventsRoutes(implement, deps);
  surveysRoutes(implement, deps);
  guestsRoutes(implement, deps);
  shareRoutes(implement, deps);
  personalDataRoutes(implement, deps);
  staffRoutes(implement, deps);
  supplementsRoutes(implement, deps);
  scientistsRoutes(implement, deps);
  auditRoutes(implement, deps);
  retentionRoutes(implement, deps);
  receiveEvents(app, {
    database: deps.database,
    now: deps.now,
    handlers: {
      ...Object.fromEntries(toldOf.map((type) => [type, receiveBooking(deps)])),
      'user.erased': eraseUser(deps),
      [profileChanged]: takeProfile(deps),
    },
  });
  describeService(app, { endpoints, ...eventsOf('svc-survey') });
  return app;
};

const endpoints = [
  meetingEvents.listMeetingEvents,
  meetingEvents.getMeetingEvent,
  meetingEvents.getEventQuote,
  meetingEvents.answerCharge,
  meetingEvents.getEventCalendar,
  meetingEvents.checkEventUser,
  meetingEvents.createPasswordWithKnownUser,
  guests.listGuests,
  guests.addGuests,
  guests.changeGuest,
  guests.removeGuest,
  guests.inviteGuests,
  survey.getSurvey,
  surveyEventSteps.getContact,
  surveyEventSteps.saveContact,
  surveyEventSteps.getAdditionalNeeds,
  surveyEventSteps.saveAdditionalNeeds,
  surveyEventSteps.getUpsell,
  surveyEventSteps.saveUpsell,
  survey.getSurveyDay,
  surveyRooms.getPlenary,
  surveyRooms.savePlenary,
  surveyRooms.getSubcommittee,
  surveyRooms.saveSubcommittee,
  surveyLunch.getLunch,
  surveyLunch.saveLunch,
  surveyActivities.getWellness,
  surveyActivities.saveWellness,
  surveyActivities.getAfterwork,
  surveyActivities.saveAfterwork,
  surveyActivities.getTeamBuilding,
  surveyActivities.saveTeamBuilding,
  surveySummary.getSummary,
  surveySummary.validateSurvey,
  surveySummary.putValidateSurvey,
  surveyShare.createShareLink,
  surveyShare.revokeShareLink,
  surveyShare.openShareLink,
  personalData.getKeptEvents,
  staffSurveys.listSurveys,
  staffSurveys.getStaffSurvey,
  staffSurveys.acceptSurvey,
  staffSurveys.sendSurveyBack,
  staffSurveys.withdrawSupplement,
  staffSurveys.setLogOk,
  staffSurveys.chooseLunch,
  staffSurveys.listScientists,
  staffSurveys.createScientist,
  staffSurveys.changeScientist,
  staffSurveys.listCrmFaults,
  staffSurveys.retryCrm,
  staffSurveys.listParkedSurveyEvents,
  staffSurveys.resendParkedSurveyEvent,
  staffSurveys.getSurveyTrail,
  getSurveyRetention,
];
