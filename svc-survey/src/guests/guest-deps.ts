import type { GuestManagementMode } from '@plenary/contracts/deployment-terms';
import type { VisitorSystem } from './channels/visitor-system.ts';

/** How guests of events are managed in this deployment. */
export interface GuestManagement {
  mode: GuestManagementMode;
  /** Null unless the mode names one. */
  visitors: VisitorSystem | null;
  /** Milliseconds after a change of an event's hours before guests are told: who fills in a survey changes several at once. */
  updateDelay: number;
  /** Mailbox that invitations leave from. */
  sender: string;
}

export const noGuests: GuestManagement = { mode: 'NONE', visitors: null, updateDelay: 0, sender: '' };
