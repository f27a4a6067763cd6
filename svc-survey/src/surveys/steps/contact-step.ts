import type * as surveyEventStepsSchemas from '@plenary/contracts/survey-event-steps.schemas';
import type { ContactStep } from '@plenary/contracts/survey-event-steps.schemas';
import { contactFaults } from '@plenary/contracts/survey-faults';
import { storedTelephone, telephoneFault } from '@plenary/contracts/telephone';
import type * as z from 'zod';
import { keptText, type StepKind } from '../step-kind.ts';

export type ContactAnswers = Pick<ContactStep, 'firstname' | 'lastname' | 'email' | 'phoneNumber' | 'jobTitle'>;
type Body = z.output<typeof surveyEventStepsSchemas.saveContact.body>;

export const contactKind: StepKind<ContactAnswers, object, Body, ContactStep> = {
  answersOf: ({ firstname, lastname, email, phoneNumber, jobTitle }) => ({
    firstname: keptText(firstname),
    lastname: keptText(lastname),
    email: keptText(email),
    phoneNumber: storedTelephone(keptText(phoneNumber)),
    jobTitle: keptText(jobTitle),
  }),
  faults: (answers, _initial, _context, before) =>
    contactFaults(answers, (typed) => telephoneFault(typed, storedTelephone(before.phoneNumber))),
  present: ({ version, isSaved, answers }) => ({ version, isSaved, ...answers }),
  accepted: (answers, initial) => ({ answers, initial }),
};
