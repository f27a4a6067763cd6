/** A value as a CSS string: everything but plain letters and digits is escaped, so that it can end neither string nor style. */
export const cssText = (value: string): string =>
  `"${[...value].map((sign) => (/[a-z0-9]/i.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)).join('')}"`;
