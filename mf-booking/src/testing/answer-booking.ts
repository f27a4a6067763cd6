import type { Fake } from '@plenary/http/create-fake';
import { answerBigEvents } from './answer-big-events.ts';
import { answerQuotes } from './answer-quotes.ts';
import { answerSearches } from './answer-searches.ts';
import { createFakeDemands, type FakeWorld } from './fake-demands.ts';

/** The services behind this remote, with an outcome for each of its screens. */
export const answerBooking = (fake: Pick<Fake, 'answer'>, world: FakeWorld): void => {
  const demands = createFakeDemands(world);
  answerSearches(fake, demands, world);
  answerQuotes(fake, demands, world);
  answerBigEvents(fake);
};
