import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import { demoPeople, demoQuoteId } from '@plenary/contracts/demo';
import type { EventStatus } from '@plenary/contracts/survey-terms';

interface DemoState {
  quoteId: string;
  /** Of the event that the CRM makes of the booking. */
  eventId: string;
  status: EventStatus;
  /** False: its survey is still being prepared. */
  isReady?: false;
  isLogOk?: true;
}

const stateOf = (number: number, status: EventStatus, rest: Pick<DemoState, 'isReady' | 'isLogOk'> = {}): DemoState => ({
  quoteId: demoQuoteId(number),
  eventId: `00U7Q00000De0${String(number).padStart(2, '0')}`,
  status,
  ...rest,
});

/** How far the survey of each approved booking of svc-booking's demo has come: one in every state (server-rules §8). */
export const demoStates: readonly DemoState[] = [
  stateOf(1, 'TODO'),
  stateOf(2, 'DONE'),
  stateOf(3, 'WAITING_COMET_VALIDATION'),
  stateOf(4, 'DONE', { isLogOk: true }),
  stateOf(5, 'DONE'),
  stateOf(6, 'DONE'),
  stateOf(7, 'TODO', { isReady: false }),
  stateOf(11, 'TODO'),
  stateOf(12, 'TODO'),
];

/** The booking that the CRM refuses, and what it says. */
export const demoRefusal: { quoteId: string; fault: CrmDataError } = {
  quoteId: demoQuoteId(9),
  fault: { type: 'unknown', issues: [{ object: 'Account', property: 'BillingCity', message: 'Required field missing' }] },
};

/** Ids in the CRM, as links in mails carry them. */
export const demoContacts = [
  { contactId: '0037Q00000Cl001', userId: demoPeople.claire.userId },
  { contactId: '0037Q00000In005', userId: demoPeople.ines.userId },
] as const;
