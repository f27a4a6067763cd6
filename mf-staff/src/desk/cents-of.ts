/** `250`, `250.5` or `1 250,50` as euro cents; null: no amount of up to 999,999.99 EUR. */
export const centsOf = (text: string): number | null => {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};
