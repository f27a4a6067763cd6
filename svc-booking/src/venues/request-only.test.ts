import { isRequestOnly } from './request-only.ts';

// Covers B-P38.

describe('a venue takes requests only', () => {
  it.each(['Arboretum', 'Comet Bourse', 'LEVALLOIS', "L'arboretum de Nanterre"])('when it is called %s', (name) => {
    expect(isRequestOnly(name)).toBe(true);
  });

  it.each(['Ternes', 'Louise', 'Pourse', ''])('and not when it is called %j', (name) => {
    expect(isRequestOnly(name)).toBe(false);
  });
});
