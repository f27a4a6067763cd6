export type InvitationKind = 'invitation' | 'update' | 'cancellation';

/** `{venue}` stands for the venue's commercial name, `{host}` for who invites, `{day}` for the day in words. */
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
  /** In place of both, to the organiser. */
  ownEntry: string;
  /** What the event is called in a calendar. */
  calendarTitle: string;
  /** To sales: the visitor system takes nobody. */
  worry: Record<'subject' | 'title' | 'text' | 'said', string>;
}
