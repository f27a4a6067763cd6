import axe from 'axe-core';

/** Nothing that axe can see without a layout: colours are judged in the browser journeys. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};
