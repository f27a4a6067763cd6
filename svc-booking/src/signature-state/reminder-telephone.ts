import type { BillingForm } from '@plenary/contracts/signature-form';
import { storedTelephone, telephoneFault } from '@plenary/contracts/telephone';
import { refuse } from '@plenary/http/refuse';

/**
 * A form with the telephone number of its payment reminder as it is stored; refuses one that is none, unless the form that the customer
 * was given has it (`kept`).
 */
export const withReminderTelephone = <Form extends Pick<BillingForm, 'paymentReminder'>>(form: Form, kept: string): Form => {
  const { phone } = form.paymentReminder;
  const fault = telephoneFault(phone, kept);
  if (fault) refuse('invalid-request', { errors: { 'paymentReminder.phone': fault } });
  return { ...form, paymentReminder: { ...form.paymentReminder, phone: phone === kept ? kept : storedTelephone(phone) } };
};
