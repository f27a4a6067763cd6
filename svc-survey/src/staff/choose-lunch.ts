import type { chooseLunch as contract } from '@plenary/contracts/staff-surveys';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { SurveyDeps } from '../deps.ts';
import type { LunchAnswers, LunchInitial } from '../surveys/steps/lunch-step.ts';
import { readStep } from '../surveys/survey-steps.ts';
import { findSurvey } from './find-survey.ts';

interface Choice {
  eventId: string;
  dayIndex: number;
  choice: z.output<typeof contract.body>;
}

/** Chooses the lunch of a day in the customer's place, or leaves it to them again; whoever edits the step meanwhile is told. */
export const chooseLunch = ({ database, tables }: SurveyDeps, { eventId, dayIndex, choice }: Choice): Promise<void> => {
  const { surveyStep, meetingEvent } = tables;
  const { isServiceStaffChoice, type, service, serviceCapacities } = choice;
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
  });
};
