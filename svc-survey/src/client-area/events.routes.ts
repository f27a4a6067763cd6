import * as contract from '@plenary/contracts/meeting-events.endpoints';
import { actorHeader } from '@plenary/service-kit/actor';
import type { SurveyDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { checkUser } from './check-user.ts';
import { createPassword } from './create-password.ts';
import { getEvent } from './get-event.ts';
import { getEventCalendar } from './get-event-calendar.ts';
import { getEventQuote } from './get-event-quote.ts';
import { listEvents } from './list-events.ts';

export const eventsRoutes = (implement: Implement, deps: SurveyDeps): void => {
  implement(contract.listMeetingEvents, ({ actor }) => listEvents(deps, actor));

  implement(contract.getMeetingEvent, ({ actor, params }) => getEvent(deps, { actor, eventId: params.eventId }));

  implement(contract.getEventQuote, ({ actor, params }) => getEventQuote(deps, { actor, ...params }));

  implement(contract.getEventCalendar, ({ actor, params }) => getEventCalendar(deps, { actor, eventId: params.eventId }));

  implement(contract.checkEventUser, ({ actor, params, query, header, requestId }) =>
    checkUser(deps, { actor, ...params, ...query, forwarded: { actorToken: header(actorHeader), requestId } }),
  );
  implement(contract.checkEventLink, ({ actor, params, body, header, requestId }) =>
    checkUser(deps, { actor, ...params, ...body, forwarded: { actorToken: header(actorHeader), requestId } }),
  );

  implement(contract.createPasswordWithKnownUser, ({ actor, params, body, header, requestId }) =>
    createPassword(deps, {
      actor,
      userSalesforceId: params.userSalesforceId,
      email: body.email,
      forwarded: { actorToken: header(actorHeader), requestId },
    }),
  );
};
