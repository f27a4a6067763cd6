import { createQuote, getQuote, getUpsells, priceDemand, requestCallback } from '@plenary/contracts/booking.endpoints';
import { getQuotePdf } from '@plenary/contracts/documents.endpoints';
import type { AddonName, Addons } from '@plenary/contracts/quote';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { answerOptions } from './answer-options.ts';
import { answerSignatures } from './answer-signatures.ts';
import { type FakeDemands, type FakeWorld, noAddons } from './fake-demands.ts';
import type { FakeDemand } from './fake-prices.ts';

/** No quote has it. */
export const missingQuoteId = '00000000-0000-4000-8000-000000000000';

const quoteLife = 14 * 86_400_000;
const unavailableOf = ({ venue }: FakeDemand): AddonName[] => (venue.slug === 'bercy' ? ['facilitator'] : []);

/** Demands and quotes. `lepic` loses its rooms before the quote, `bercy` has no facilitator left, no PDF succeeds. */
export const answerQuotes = (fake: Pick<Fake, 'answer'>, demands: FakeDemands, world: FakeWorld): void => {
  const { answer } = fake;
  const { now, newId, session } = world;
  const optionOf = answerOptions(fake, world);
  const statusOf = answerSignatures(fake, world);
  const quotes = new Map<string, { demand: FakeDemand; addons: Addons }>();
  const requireUser = () => session() ?? refuse('authentication-required');
  const findFree = (demandId: string): FakeDemand => {
    requireUser();
    const demand = demands.find(demandId);
    return demand.venue.slug === 'lepic' ? refuse('no-longer-available') : demand;
  };

  answer(getUpsells, ({ params }) => {
    requireUser();
    return { ...noAddons, unavailable: unavailableOf(demands.find(params.demandId)) };
  });
  answer(priceDemand, ({ params, query: { lng: language, ...addons } }) =>
    demands.price(findFree(params.demandId), { addons: { ...noAddons, ...addons }, language }),
  );
  answer(requestCallback, () => {
    requireUser();
    return { success: true as const };
  });
  answer(createQuote, ({ body: { demandId, addons } }) => {
    const demand = findFree(demandId);
    const wrong = unavailableOf(demand).filter((name) => addons[name]);
    if (wrong.length > 0)
      refuse('add-on-unavailable', { errors: Object.fromEntries(wrong.map((name) => [`addons.${name}`, 'unavailable'])) });
    const quoteId = newId();
    quotes.set(quoteId, { demand, addons });
    return { quoteId };
  });
  answer(getQuote, ({ params: { quoteId }, query }) => {
    requireUser();
    if (quoteId === missingQuoteId) refuse('not-found');
    const { demand, addons } = quotes.get(quoteId) ?? { demand: demands.find(newId()), addons: noAddons };
    return {
      ...demands.price(demand, { addons, language: query.lng }),
      id: quoteId,
      createdAt: new Date(now()).toISOString(),
      status: statusOf(quoteId),
      validUntil: new Date(now() + quoteLife).toISOString(),
      option: optionOf(quoteId),
    };
  });
  answer(getQuotePdf, () => refuse('documents-unavailable'));
};
