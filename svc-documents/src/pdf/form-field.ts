/** A field of a PDF form. Names with a dot, `billing.city`, belong to the group before it. */
export type FormField =
  | { kind: 'text'; name: string; tooltip: string; maxLength: number; value?: string }
  | { kind: 'choice'; name: string; tooltip: string; options: readonly { name: string; tooltip: string }[]; value?: string }
  | { kind: 'mark'; name: string; tooltip: string; isMarked: boolean }
  | { kind: 'signature'; name: string; tooltip: string };

export interface DocumentForm {
  fields: readonly FormField[];
  /** The values stand and can no more be changed. */
  isFilled: boolean;
}

const scheme = 'field:';

/** Address by which the page says where a field, or one option of a choice, has its place: Chromium keeps a link's rectangle. */
export const placeOf = (name: string, option?: string): string => scheme + (option === undefined ? name : `${name}/${option}`);

/** The field's name, and the option's where it is one; undefined for any other address. */
export const placeAt = (address: string): { name: string; option: string | undefined } | undefined => {
  if (!address.startsWith(scheme)) return undefined;
  const [name = '', option] = address.slice(scheme.length).split('/');
  return { name, option };
};
