import { type Crm, CrmRefusal } from '../crm/crm.ts';
import { demoContacts, demoRefusal, demoStates } from './demo-states.ts';

/** A CRM that knows the demo's bookings under fixed ids and refuses one of them; every other booking goes to `crm`. */
export const demoCrm = (crm: Crm): Crm => ({
  ...crm,
  confirm: async (booking) => {
    const { quoteId, customer } = booking;
    if (quoteId === demoRefusal.quoteId) throw new CrmRefusal(demoRefusal.fault);
    const state = demoStates.find((one) => one.quoteId === quoteId);
    const contact = demoContacts.find(({ userId }) => userId === customer.userId);
    return state && contact ? { eventId: state.eventId, contactId: contact.contactId } : crm.confirm(booking);
  },
});
