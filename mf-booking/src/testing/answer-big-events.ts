import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';

/** Big-event demands: an address at gmail.com is not professional, any other one is answered by sales. */
export const answerBigEvents = ({ answer }: Pick<Fake, 'answer'>): void =>
  answer(createBigEventDemand, ({ body: { email } }) => {
    const errors = { email: 'public-email-forbidden' };
    if (email.endsWith('@gmail.com')) refuse('public-email-forbidden', { errors, members: { success: false } });
    return { success: true as const };
  });
