import type * as staffSurveysSchemas from '@plenary/contracts/staff-surveys.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { audit } from '../audit/audit.ts';
import type { SurveyDeps } from '../deps.ts';
import { findSurvey } from '../surveys/find-survey.ts';
import type { LunchAnswers, LunchInitial } from '../surveys/steps/lunch-step.ts';
import { readStep } from '../surveys/survey-steps.ts';
import { surveySubject } from '../surveys/survey-subject.ts';

interface Choice {
  actor: UserActor;
  eventId: string;
  dayIndex: number;
  choice: z.output<typeof staffSurveysSchemas.chooseLunch.body>;
}

type Values = Pick<LunchInitial, 'isServiceStaffChoice' | 'type' | 'serviceCapacities'> & Pick<LunchAnswers, 'service'>;
const valuesOf = ({ serviceCapacities: { service1, service2 }, isServiceStaffChoice, type, service }: Values) => ({
  isServiceStaffChoice,
  type,
  service,
  service1Seats: service1,
  service2Seats: service2,
});

/** Chooses the lunch of a day for the customer, or returns the choice to them; a concurrent editor of the step gets a conflict. */
export const chooseLunch = (deps: SurveyDeps, { actor, eventId, dayIndex, choice }: Choice): Promise<void> => {
  const { database, tables } = deps;
  const { surveyStep, meetingEvent } = tables;
  const { isServiceStaffChoice, type, service, serviceCapacities } = choice;
  const entryId = deps.newId();
  const now = deps.now();
  return database.transact(async (tx) => {
    const event = await findSurvey(tx, tables, eventId);
    const row = await readStep(tx, tables, event.id, { type: 'lunch', dayIndex });
    const [answers, before] = [row.answers as LunchAnswers, row.initial as LunchInitial];
    const initial: LunchInitial = {
      ...before,
      isServiceStaffChoice,
      type,
      serviceCapacities: serviceCapacities ?? before.serviceCapacities,
      service,
    };
    const changes = changesBetween(valuesOf({ ...before, service: answers.service }), valuesOf(initial));
    if (changes.length === 0) return;
    await tx
      .update(surveyStep)
      .set({ answers: { ...answers, service }, initial, version: row.version + 1 })
      .where(and(eq(surveyStep.eventId, event.id), eq(surveyStep.key, row.key)))
      .returning();
    await tx
      .update(meetingEvent)
      .set({ revision: sql`${meetingEvent.revision} + 1` })
      .where(eq(meetingEvent.id, event.id))
      .returning();
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'lunch-chosen', subject: surveySubject(event), changes });
  });
};
