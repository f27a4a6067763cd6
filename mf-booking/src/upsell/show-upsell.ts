import { createQuote, getQuote, getUpsells, priceDemand } from '@plenary/contracts/booking.endpoints';
import type { AddonName, Addons } from '@plenary/contracts/quote';
import { createFake } from '@plenary/http/create-fake';
import { screen } from '@testing-library/react';
import { buildItem, buildPriced, buildQuote, demandId, noAddons, quoteId } from '../quote/quote-factory.ts';
import { plainText, showRoute } from '../quote/route-harness.tsx';

export const upsellAddress = `/venues/ternes/upsell?demandId=${demandId}`;

interface Situation {
  upsells?: Addons;
  unavailable?: AddonName[];
  state?: unknown;
}

/** The upsell page; prices are computed from the requested add-ons, and their last line names the requested language. */
export const showUpsell = async ({ upsells = noAddons, unavailable = [], state }: Situation = {}) => {
  const fake = createFake();
  fake.answer(getUpsells, () => ({ ...upsells, unavailable }));
  fake.answer(priceDemand, ({ query: { lng, ...addons } }) => {
    const { items, ...priced } = buildPriced({ addons: { ...noAddons, ...addons } });
    return { ...priced, items: [...items, buildItem({ description: `words in ${lng}`, quantity: 0, includedServices: [] })] };
  });
  fake.answer(createQuote, () => ({ quoteId }));
  fake.answer(getQuote, () => buildQuote());
  const shown = showRoute({ address: upsellAddress, state, fake });
  await screen.findByRole('heading', { level: 1, name: /^Que souhaitez/ });
  /** Number of price requests. */
  const prices = () => fake.calls.filter(({ address }) => address.includes(`${demandId}/quote`)).length;
  return { ...shown, fake, prices };
};

export const table = () => screen.getByRole('table', { name: 'Votre devis' });
export const addon = (name: string) => screen.getByRole('checkbox', { name });
export const next = () => screen.getByRole('button', { name: /Voir mon devis/ });
export const spoken = () => screen.getAllByRole('status').map(plainText);
