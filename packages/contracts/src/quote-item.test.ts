import { quoteItem } from './quote.ts';

// Covers B-Q30.

it.each([
  [0, true],
  [24, true],
  [-1, false],
  [1.5, false],
])('a quantity of %s is taken: %s', (quantity, isTaken) => {
  expect(quoteItem.shape.quantity.safeParse(quantity).success).toBe(isTaken);
});
