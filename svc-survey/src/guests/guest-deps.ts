import type { GuestManagementMode } from '@plenary/contracts/deployment-terms';
import type { VisitorSystem } from './channels/visitor-system.ts';

/** Guest management of this deployment. */
export interface GuestManagement {
  mode: GuestManagementMode;
  /** Null unless the mode names one. */
  visitors: VisitorSystem | null;
  /** Milliseconds between a change of an event's hours and the mails: a customer changes several at once. */
  updateDelay: number;
  /** Mailbox that invitations leave from. */
  sender: string;
}

export const noGuests: GuestManagement = { mode: 'NONE', visitors: null, updateDelay: 0, sender: '' };
