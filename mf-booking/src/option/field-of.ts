/** A field of a submitted form; throws where it is missing, which no form of ours lets happen. */
export const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  if (typeof value !== 'string' || value === '') throw new Error(`an option form without ${name}`);
  return value;
};
