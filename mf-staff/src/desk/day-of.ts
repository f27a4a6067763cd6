/** The day `YYYY-MM-DD` that a text of an address names; undefined: none that exists. */
export const dayOf = (text: string | null | undefined): string | undefined => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : undefined;
};
