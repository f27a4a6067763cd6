/** A number of credits. Our two faces draw the narrow space so thin that 5 480 reads as 5480. */
export const figure = (count: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale, options).format(count).replaceAll('\u202f', '\u00a0');
