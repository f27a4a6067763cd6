import type { InvitationWords } from '../invitation-words.ts';

export const en: InvitationWords = {
  subjects: {
    invitation: 'Invitation: {venue}, {day}',
    update: 'Updated invitation: {venue}, {day}',
    cancellation: 'Cancelled: {venue}, {day}',
  },
  titles: {
    invitation: 'You are invited',
    update: 'Your invitation has changed',
    cancellation: 'This meeting is cancelled',
  },
  texts: {
    invitation: '{host} invites you to an event at {venue}.',
    update: 'The event at {venue} to which {host} invites you has changed. This is how it stands now.',
    cancellation: '{host} no longer expects you at {venue} on this day. Your calendar removes the meeting.',
  },
  day: 'Date',
  hours: 'Times (venue time)',
  venue: 'Venue',
  address: 'Address',
  invitedBy: 'Invited by',
  button: 'See the venue',
  answers: 'Reply from your calendar, or to this message: your answer goes straight to {host}.',
  whyYou: '{host} gave us your address for this invitation; it is used for nothing else.',
  ownEntry: 'You are on your own guest list: this entry is yours, no answer is expected.',
  calendarTitle: '{host} event at {venue}',
  worry: {
    subject: 'The visitor system is rejecting guests',
    title: 'Guests are waiting to be registered',
    text: 'The visitor system rejects the guests that we register. They wait, and are registered automatically as soon as it answers. Check its credentials and its address in the settings, or inform reception.',
    said: 'What it answers',
  },
};
