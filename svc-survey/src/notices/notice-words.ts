import type { UpsellName } from '@plenary/contracts/survey-terms';

export const noticeKinds = [
  'invitation',
  'reminder',
  'practical-information',
  'sent-back',
  'accepted',
  'supplement-withdrawn',
  'charge-reminder',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** `{venue}` is replaced by the venue's commercial name, `{scientist}` by the Meeting Scientist. */
export interface NoticeWords {
  subjects: Record<NoticeKind, string>;
  titles: Record<NoticeKind, string>;
  texts: Record<NoticeKind, string>;
  buttons: Record<NoticeKind, string>;
  /** Replaces the texts of `accepted` if questions or a charge wait for the customer. */
  acceptedWithMore: { title: string; text: string; changes: string };
  /** Replaces the texts of `accepted` while the booking is priced for the people; `changes` stands before what was asked for. */
  acceptedAtPrice: { subject: string; title: string; text: string; changes: string; supplements: string };
  /** Before what staff chose in place of what was asked for. */
  chosen: string;
  /** Before people that staff let into a room beyond its figure. */
  exceeded: string;
  venue: string;
  address: string;
  dates: string;
  hours: string;
  contact: string;
  /** Before the message of a survey that is sent back. */
  message: string;
  /** Before the add-ons agreed on since the quote, with their prices. */
  supplements: string;
  /** Introduces charges that wait for the customer's answer. */
  proposed: string;
  /** Before what was taken back. */
  withdrawn: string;
  /** Agreed supplements with open questions. */
  newQuestions: string;
  addons: Record<UpsellName, string>;
  lunchOutside: Record<'meal_trays' | 'external_restaurant', string>;
  withoutVat: string;
  withVat: string;
  onRequest: string;
  /** Of a supplement that takes the place of an agreed one, `{price}`. */
  replaces: string;
  /** The link of the mail may be passed on. */
  mayBeShared: string;
  calendarAttached: string;
  /** Name of the event in a calendar. */
  calendarTitle: string;
  /** To the Meeting Scientist: a survey waits for validation. */
  toValidate: { subject: string; title: string; text: string; button: string; customer: string; overfullText: string; overfull: string };
  /** To the Meeting Scientist: a change of the booking reached a closed survey. */
  changedWhileClosed: { subject: string; title: string; text: string };
  /** To the Meeting Scientist: the booking is on another day, and so are lunches elsewhere. */
  lunchMoved: { subject: string; title: string; text: string };
  lunchResized: { subject: string; title: string; text: string };
  lunchAgreed: { subject: string; title: string; text: string };
  /** To the Meeting Scientist: the booking holds no more what a charge was agreed on with. */
  chargeToReview: { subject: string; title: string; text: string };
  /** To the Meeting Scientist: the booking has no lunch any more that day. */
  lunchGone: { subject: string; title: string; text: string };
  /** Introduces lunches elsewhere that others have taken the place of. */
  lunchBefore: string;
  /** To the Meeting Scientist: the booking is cancelled. */
  eventCancelled: { subject: string; title: string; text: string; button: string };
  /** To the Meeting Scientist: a cancelled booking stands again. */
  eventReinstated: { subject: string; title: string; text: string };
  lunch: string;
  /** To the Meeting Scientist: the customer's answer to a charge. */
  chargeAgreed: { subject: string; title: string; text: string; textAtPrice: string };
  chargeRefused: {
    subject: string;
    title: string;
    text: string;
    /** The survey waits for its customer. */
    textWhileAnswered: string;
  };
  /** To the Meeting Scientist: the price for the people of an accepted survey is not agreed on. */
  peopleDeclined: { subject: string; title: string; text: string; textWhileAnswered: string };
  charge: string;
}
