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

/** `{venue}` stands for the venue's commercial name, `{scientist}` for the Meeting Scientist. */
export interface NoticeWords {
  subjects: Record<NoticeKind, string>;
  titles: Record<NoticeKind, string>;
  texts: Record<NoticeKind, string>;
  buttons: Record<NoticeKind, string>;
  /** In the place of those of `accepted`, where it brought questions or a charge that wait for the customer. */
  acceptedWithMore: { title: string; text: string };
  venue: string;
  address: string;
  dates: string;
  hours: string;
  contact: string;
  /** Before the message of a survey that is sent back. */
  message: string;
  /** Before the add-ons agreed on since the quote, with their prices. */
  supplements: string;
  /** Before charges that wait for the customer's word. */
  proposed: string;
  /** Before what was taken back. */
  withdrawn: string;
  /** What was agreed on asks for answers. */
  newQuestions: string;
  addons: Record<UpsellName, string>;
  withoutVat: string;
  onRequest: string;
  /** The link of the mail may be passed on. */
  mayBeShared: string;
  calendarAttached: string;
  /** What the event is called in a calendar. */
  calendarTitle: string;
  /** To the Meeting Scientist: a survey waits for validation. */
  toValidate: { subject: string; title: string; text: string; button: string; customer: string };
  /** To the Meeting Scientist: the customer's word on a charge. */
  chargeAgreed: { subject: string; title: string; text: string };
  chargeRefused: {
    subject: string;
    title: string;
    text: string;
    /** Where the survey is with its customer. */
    textWhileAnswered: string;
  };
  charge: string;
}
