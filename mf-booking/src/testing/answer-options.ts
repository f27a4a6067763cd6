import { placeOption, releaseOption } from '@plenary/contracts/booking.endpoints';
import type { Quote } from '@plenary/contracts/quote';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import type { FakeWorld } from './fake-demands.ts';

const optionLife = 7 * 86_400_000;

/** Options, always first; answers how to find the one of a quote. */
export const answerOptions = ({ answer }: Pick<Fake, 'answer'>, { now, newId, session }: FakeWorld) => {
  const options = new Map<string, NonNullable<Quote['option']>>();
  const requireUser = () => session() ?? refuse('authentication-required');

  answer(placeOption, ({ params: { quoteId } }) => {
    requireUser();
    const option = options.get(quoteId) ?? { optionId: newId(), rank: 1, expiresAt: new Date(now() + optionLife).toISOString() };
    options.set(quoteId, option);
    return option;
  });
  answer(releaseOption, ({ params: { quoteId } }) => {
    requireUser();
    return options.delete(quoteId) ? undefined : refuse('not-found');
  });
  return (quoteId: string): Quote['option'] => options.get(quoteId) ?? null;
};
