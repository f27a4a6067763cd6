import { rspack } from '@rspack/core';

/** Locales of fr, en, es and nl as react-aria names them; en-US serves every English. */
const supported = ['fr-FR', 'en-US', 'es-ES', 'nl-NL'];

/** A dictionary of react-aria, as its own files import it: `../intl/calendar/de-DE.mjs`. */
const dictionary = new RegExp(`[\\\\/]intl[\\\\/](?:\\w+[\\\\/])?(?!${supported.join('|')})[a-z]{2}-[A-Z]{2}\\.mjs$`);

/** Removes react-aria's strings in the thirty unsupported languages. */
export const onlySupportedStrings = () => new rspack.NormalModuleReplacementPlugin(dictionary, 'data:text/javascript,export default {};');
