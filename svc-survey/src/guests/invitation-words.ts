export type InvitationKind = 'invitation' | 'update' | 'cancellation';

/** `{venue}` is replaced by the venue's commercial name, `{host}` by the organiser, `{day}` by the day in words. */
export interface InvitationWords {
  subjects: Record<InvitationKind, string>;
  titles: Record<InvitationKind, string>;
  texts: Record<InvitationKind, string>;
  day: string;
  hours: string;
  venue: string;
  address: string;
  invitedBy: string;
  button: string;
  answers: string;
  whyYou: string;
  /** Replaces both for the organiser. */
  ownEntry: string;
  /** Name of the event in a calendar. */
  calendarTitle: string;
  /** To sales: the visitor system accepts no visit. */
  worry: Record<'subject' | 'title' | 'text' | 'said', string>;
}
