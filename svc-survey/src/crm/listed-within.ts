const separator = '; ';

/** As many whole items as fit into a text, in their order, with the number of the others: `wellness; afterwork; +2`. */
export const listedWithin = (items: readonly string[], limit: number): string => {
  const text = (count: number) => [...items.slice(0, count), ...(count < items.length ? [`+${items.length - count}`] : [])].join(separator);
  let count = items.length;
  while (count > 0 && text(count).length > limit) count -= 1;
  return text(count);
};
